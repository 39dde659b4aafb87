import { listOf } from './listOf'
import { topic } from '../language'
import { votesToExecute } from './votes'

export const townText = topic('town', {
  title: 'The town',
  phase: { setup: 'Before the first night', night: (n: number) => `Night ${n}`, day: (n: number) => `Day ${n}` },
  nightLine: 'All eyes are closed.',
  alive: (n: number) => `${n} alive`,
  needed: votesToExecute,
  votes: 'hands up',
  of: (n: number) => `of ${n}`,
  nominates: (by: string, nominee: string) => `${by} nominates ${nominee}`,
  storytellerNominates: (nominee: string) => `The storyteller nominates ${nominee}`,
  nominated: (nominee: string) => `${nominee} is nominated`,
  exileCalled: (nominee: string) => `Exile ${nominee}?`,
  onBlock: (player: string) => `${player} is about to die`,
  dawnDied: (names: readonly string[]) => `In the night, ${listOf(names)} died.`,
  dawnNobody: 'Nobody died in the night.',
  dawnReturned: (names: readonly string[]) => `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} alive again.`,
  executed: {
    died: (player: string) => `${player} was executed and died.`,
    not: (player: string) => `${player} was executed, and nobody died.`,
  },
  exiled: { died: (player: string) => `${player} was exiled.`, not: (player: string) => `${player} was exiled, but didn’t die.` },
  wins: { good: 'Good wins', evil: 'Evil wins' },
  timeUp: 'Time is up',
  waiting: 'Waiting for the storyteller’s window',
  waitingHint: 'This screen fills as soon as the game is open on this device.',
  fullScreen: 'Fill the screen',
  language: 'Language of this screen',
  seat: (player: string, alive: boolean, ghost: boolean) =>
    `${player}, ${alive ? 'alive' : ghost ? 'dead, ghost vote left' : 'dead, no vote left'}`,
} as const)
