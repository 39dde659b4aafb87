import type { KnownTeam } from '../known/knownCharacter'
import { plainId } from './plainId'

const TEAMS: Readonly<Record<string, KnownTeam>> = {
  townsfolk: 'townsfolk',
  townsfolks: 'townsfolk',
  townfolk: 'townsfolk',
  outsider: 'outsider',
  outsiders: 'outsider',
  minion: 'minion',
  minions: 'minion',
  demon: 'demon',
  demons: 'demon',
  traveller: 'traveller',
  travellers: 'traveller',
  traveler: 'traveller',
  travelers: 'traveller',
  fabled: 'fabled',
  fableds: 'fabled',
  loric: 'loric',
  lorics: 'loric',
}

export const teamOf = (text: string): KnownTeam | undefined => (Object.hasOwn(TEAMS, plainId(text)) ? TEAMS[plainId(text)] : undefined)
