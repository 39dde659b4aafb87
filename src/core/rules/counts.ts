import type { Rules } from '../model/script'
import type { CharacterId } from '../model/ids'
import type { Refusal } from '../model/question'
import { say } from '../model/words'

export type ResidentTeam = 'townsfolk' | 'outsider' | 'minion' | 'demon'
export type Counts = Readonly<Record<ResidentTeam, number>>

export const RESIDENT_TEAMS: readonly ResidentTeam[] = ['townsfolk', 'outsider', 'minion', 'demon']

export const teamMembers = (rules: Rules, team: ResidentTeam): readonly CharacterId[] =>
  rules.script.characters.filter((id) => rules.characters[id]?.team === team)

export const countTeams = (rules: Rules, bag: readonly CharacterId[]): Counts => {
  const of = (team: ResidentTeam) => bag.filter((id) => rules.characters[id]?.team === team).length
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

/** By how much the characters in the bag move Outsiders: every sum their brackets allow. */
export const outsiderShifts = (rules: Rules, inBag: readonly CharacterId[]): readonly number[] => {
  const sums = inBag
    .map((id) => rules.characters[id]?.setup?.outsiders)
    .filter((shifts) => shifts !== undefined)
    .reduce<readonly number[]>((all, shifts) => all.flatMap((sum) => shifts.map((shift) => sum + shift)), [0])
  return [...new Set(sums)]
}

/** Every legal split of the residents for what is in the bag so far. */
export const legalCounts = (rules: Rules, residents: number, inBag: readonly CharacterId[]): readonly Counts[] => {
  if (rules.script.counts[residents] === undefined) return []
  return shiftedRows(rules, residents, outsiderShifts(rules, inBag)).filter((row) => possible(rules, row))
}

/** What to aim at: a legal split, the asked one if there is a choice, or the nearest thing to one. */
export const wantedCounts = (rules: Rules, residents: number, inBag: readonly CharacterId[], outsiderShift?: number): readonly Counts[] => {
  const legal = legalCounts(rules, residents, inBag)
  const asked = legal.filter(
    ({ outsider }) => outsiderShift !== undefined && outsider === rowFor(rules, residents).outsider + outsiderShift,
  )
  if (legal.length > 0) return asked.length > 0 ? asked : legal
  const rows = shiftedRows(rules, residents, outsiderShifts(rules, inBag)).filter((row) => row.outsider >= 0 && row.townsfolk >= 0)
  return rows.length > 0 ? rows : [rowFor(rules, residents)]
}

const shiftedRows = (rules: Rules, residents: number, shifts: readonly number[]): readonly Counts[] => {
  const row = rowFor(rules, residents)
  return shifts.map((shift) => ({ ...row, outsider: row.outsider + shift, townsfolk: row.townsfolk - shift }))
}

const possible = (rules: Rules, row: Counts): boolean =>
  RESIDENT_TEAMS.every((team) => row[team] >= 0 && row[team] <= teamMembers(rules, team).length)

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

/** Whether Minions and Demon learn of each other, and the Demon of three characters that are not in play. */
export const evilInfoGiven = (rules: Rules, residents: number): boolean => residents >= rules.script.evilInfoFrom
