import type { CharacterId } from '../model/ids'
import type { Rules } from '../model/script'
import type { SetupFault } from '../model/setupFault'
import { inRow, say } from '../model/words'
import { outsiderShifts, wantedCounts } from './bagCounts'
import { shiftsCounts } from './bagEffects'
import { rowFor, type Counts, type ResidentTeam } from './counts'
import { nameOf } from './table'

export interface CountFault extends SetupFault {
  readonly over: readonly ResidentTeam[]
  readonly short: readonly ResidentTeam[]
}

const GRAVEST_FIRST: readonly ResidentTeam[] = ['demon', 'minion', 'outsider', 'townsfolk']

/** One token too many here and one too few there is one fault, named after the graver of the two teams. */
export const countFaults = (
  rules: Rules,
  residents: number,
  have: Counts,
  inBag: readonly CharacterId[],
  outsiderShift?: number,
): readonly CountFault[] => {
  const distance = (row: Counts) => GRAVEST_FIRST.reduce((sum, team) => sum + Math.abs(have[team] - row[team]), 0)
  const target =
    [...wantedCounts(rules, residents, inBag, outsiderShift)].sort((a, b) => distance(a) - distance(b))[0] ?? rowFor(rules, residents)
  const off: Record<ResidentTeam, number> = { demon: 0, minion: 0, outsider: 0, townsfolk: 0 }
  GRAVEST_FIRST.forEach((team) => {
    off[team] = have[team] - target[team]
  })
  const shifted = !outsiderShifts(rules, inBag).includes(0)
  const unmoved = shifted && have.outsider === rowFor(rules, residents).outsider

  return GRAVEST_FIRST.flatMap((team, at) => {
    const amount = off[team]
    if (amount === 0) return []
    let open = Math.abs(amount)
    const partners = GRAVEST_FIRST.slice(at + 1).filter((other) => {
      if (open === 0 || Math.sign(off[other]) !== -Math.sign(amount)) return false
      const taken = Math.min(open, Math.abs(off[other]))
      off[other] -= Math.sign(off[other]) * taken
      open -= taken
      return true
    })
    const code = team === 'outsider' && unmoved ? 'outsider_count_not_adjusted' : `${team}_count`
    const spread = (sign: 1 | -1) => (Math.sign(amount) === sign ? [team] : partners)
    const needs =
      unmoved && team === 'outsider'
        ? wantedCounts(rules, residents, inBag, outsiderShift)
            .map((row) => row.outsider)
            .sort()
        : [target[team]]
    const values = {
      have: have[team],
      need: needs.join(` ${rules.words['or'] ?? '/'} `),
      shifter: inRow(
        rules.words,
        inBag.filter((id, at) => shiftsCounts(rules, id) && inBag.indexOf(id) === at).map((id) => nameOf(rules, id)),
      ),
    }
    return [{ code, because: say(rules.words, code, values), over: spread(1), short: spread(-1) }]
  })
}
