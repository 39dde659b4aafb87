import type { Rules } from '../model/script'
import type { CharacterId } from '../model/ids'
import type { Refusal } from '../model/question'
import { say } from '../model/words'

export type ResidentTeam = 'townsfolk' | 'outsider' | 'minion' | 'demon'
export type Counts = Readonly<Record<ResidentTeam, number>>

export const RESIDENT_TEAMS: readonly ResidentTeam[] = ['townsfolk', 'outsider', 'minion', 'demon']

export const teamMembers = (rules: Rules, team: ResidentTeam): readonly CharacterId[] =>
  rules.script.characters.filter((id) => rules.characters[id]?.team === team)

/** Some are in play and lie in the middle: nobody is dealt them. */
export const isDealt = (rules: Rules, id: CharacterId): boolean => {
  const character = rules.characters[id]
  return !character?.setup?.some((effect) => 'none' in effect && effect.none === character.team)
}

export const countTeams = (rules: Rules, bag: readonly CharacterId[]): Counts => {
  const of = (team: ResidentTeam) => bag.filter((id) => rules.characters[id]?.team === team && isDealt(rules, id)).length
  return { townsfolk: of('townsfolk'), outsider: of('outsider'), minion: of('minion'), demon: of('demon') }
}

export const residentLimits = (rules: Rules): { readonly least: number; readonly most: number } => {
  const sizes = Object.keys(rules.script.counts).map(Number)
  return { least: Math.min(...sizes), most: Math.max(...sizes) }
}

/** The row of the table; beyond its ends Townsfolk make up the difference, so that an unusual mix still has something to aim at. */
export const rowFor = (rules: Rules, residents: number): Counts => {
  const { least, most } = residentLimits(rules)
  const size = Math.min(Math.max(residents, least), most)
  const row = rules.script.counts[size] as Counts
  return { ...row, townsfolk: Math.max(0, row.townsfolk + residents - size) }
}

export const setupRefusals = (
  rules: Rules,
  { players, travellers }: { readonly players: number; readonly travellers: number },
): readonly Refusal[] => {
  const residents = players - travellers
  const { least, most } = residentLimits(rules)
  const codes = [
    residents < least ? 'too_few_residents' : residents > most ? 'too_many_residents' : undefined,
    travellers > rules.script.maxTravellers ? 'too_many_travellers' : undefined,
  ].filter((code) => code !== undefined)
  const values = {
    residents,
    travellers,
    least,
    most,
    maxTravellers: rules.script.maxTravellers,
    over: residents - most,
    short: least - residents,
  }
  return codes.map((code) => ({ code, because: say(rules.words, code, values) }))
}

export { evilInfoGiven } from './evilInfo'
