import { between, listOf } from './listOf'
import { topic } from '../language'
import { votesToExecute } from './votes'

/** "Ana and Bo get", "Tom and Jo gets" where that is one name. */
const they = (names: readonly string[], one: string, many: string) => `${listOf(names)} ${names.length === 1 ? one : many}`

/** What the end of a night says. */
export const dawnText = topic('dawn', {
  between,
  title: (day: number) => `Dawn of day ${day}`,
  aloud: 'Say aloud',
  /** Around what is said aloud. */
  quotes: ['“', '”'] as readonly [string, string],
  eyes: 'Eyes open, everyone.',
  inTheNight: 'In the night, ',
  died: ' died.',
  nobodyDied: 'Nobody died in the night.',
  liveAgain: (names: readonly string[]) => `${they(names, 'lives', 'live')} again.`,
  ghost: (seat: number) => `seat\u00a0${seat} · has a ghost vote`,
  back: (seat: number) => `seat\u00a0${seat} · alive again`,
  only: 'Only for you',
  saysWhat: 'Before you speak: say it, or say nothing?',
  counts: (alive: number, votes: number) => `${alive} alive, ${votesToExecute(votes)}`,
  looksDead: (names: readonly string[]) => `${they(names, 'only looks', 'only look')} dead.`,
  owes: (name: string) => `${name} must choose somebody aloud`,
  thenChooses: (names: readonly string[]) => `then ${they(names, 'chooses', 'choose')}`,
  owesHow: 'Right after the deaths are announced: a living player, in front of everybody.',
  begin: (day: number) => `Begin day ${day}`,
  shroud: (names: readonly string[]) => `${they(names, 'gets', 'get')} the shroud`,
  shroudOff: (names: readonly string[]) => `the shroud comes off ${listOf(names)}`,
  nothing: 'no shrouds to place',
  /** Between what the storyteller does after the dawn. */
  thenToo: '; ',
  toNight: 'Back to the night',
  change: 'Change a death',
  changeTitle: 'Who died tonight?',
  changeHow: 'Your word counts: tap a player to change it.',
  close: 'Close',
  diedTonight: 'dies tonight',
  livesOn: 'lives',
  wasDead: 'dead before tonight',
  hint: 'Ten seconds of silence before anybody opens their eyes, so that nobody can tell who woke last.',
})
