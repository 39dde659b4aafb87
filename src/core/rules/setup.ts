import type { Rules } from '../model/script'
import type { CharacterId } from '../model/ids'
import { say, type WordValues } from '../model/words'
import type { SetupFault, SetupMend } from '../views/setupTypes'
import { countMends, type MendPlan } from './bagMends'
import {
  countTeams,
  evilInfoGiven,
  outsiderShifts,
  residentLimits,
  rowFor,
  setupRefusals,
  wantedCounts,
  type Counts,
  type ResidentTeam,
} from './counts'
import { BLUFFS, isGood } from './secrets'
import { nameOf } from './table'

export interface SetupPlan extends MendPlan {
  readonly travellers: number
  readonly believes?: CharacterId
  /** The character of the player who is to be known. */
  readonly grandchild?: CharacterId
  readonly bluffs?: readonly CharacterId[]
  readonly lunaticBluffs?: readonly CharacterId[]
  /** What was dealt, if it was. */
  readonly hands?: readonly CharacterId[]
}

/** Everything the table would trip over, the gravest first. */
export const setupFaults = (rules: Rules, plan: SetupPlan): readonly SetupFault[] => [
  ...seatFaults(rules, plan),
  ...tokenFaults(rules, plan),
  ...(plan.bag.length === 0
    ? [fault(rules, 'bag_size', { need: plan.residents }, countMends(rules, plan, ['demon'], []))]
    : countFaults(rules, plan.residents, countTeams(rules, plan.bag), plan.bag, plan.outsiderShift).map((found) => ({
        ...found,
        mends: countMends(rules, plan, found.short, found.over),
      }))),
  ...secretFaults(rules, plan),
]

const fault = (rules: Rules, code: string, values: WordValues = {}, mends: readonly SetupMend[] = []): SetupFault => ({
  code,
  because: say(rules.words, code, values),
  mends,
})

const seatFaults = (rules: Rules, { residents, travellers }: SetupPlan): readonly SetupFault[] => {
  const { least, most } = residentLimits(rules)
  const players = residents + travellers
  return setupRefusals(rules, { players, travellers }).map(({ code, because }) => {
    const wish =
      code === 'too_many_residents' ? players - most : code === 'too_few_residents' ? players - least : rules.script.maxTravellers
    const count = Math.min(Math.max(0, wish), rules.script.maxTravellers)
    const mends =
      setupRefusals(rules, { players, travellers: count }).length === 0
        ? [{ count, label: say(rules.words, `mend_travellers_${count === 1 ? 'one' : 'many'}`, { count }) }]
        : []
    return { code, because, mends }
  })
}

const tokenFaults = (rules: Rules, { bag }: SetupPlan): readonly SetupFault[] =>
  [...new Set(bag)].flatMap((id) => {
    const name = nameOf(rules, id)
    const mends = [{ remove: id, label: say(rules.words, 'mend_remove', { out: name }) }]
    return [
      ...(rules.script.characters.includes(id) ? [] : [fault(rules, 'not_on_script', { name }, mends)]),
      ...(bag.filter((other) => other === id).length > 1 ? [fault(rules, 'duplicate_character', { name }, mends)] : []),
    ]
  })

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
  outsiderShift?: -1 | 1,
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
      shifter: inBag
        .filter((id) => rules.characters[id]?.setup)
        .map((id) => nameOf(rules, id))
        .join(', '),
    }
    return [{ code, because: say(rules.words, code, values), over: spread(1), short: spread(-1) }]
  })
}

const secretFaults = (rules: Rules, plan: SetupPlan): readonly SetupFault[] => {
  const { bag, believes, bluffs = [], lunaticBluffs = [], grandchild, hands } = plan
  const fooled = bag.find((id) => rules.characters[id]?.pretends)
  const falseDemon = believes === undefined ? undefined : rules.characters[believes]
  const shown = plan.bluffs !== undefined && bag.length === plan.residents && evilInfoGiven(rules, plan.residents)
  const others: readonly SetupMend[] = [{ suggest: true, label: say(rules.words, 'mend_suggest') }]
  return [
    ...(fooled && hands && falseDemon?.team !== 'demon'
      ? [fault(rules, 'lunatic_needs_demon', { name: nameOf(rules, fooled) }, others)]
      : []),
    ...(grandchild !== undefined && !isGood(rules, grandchild)
      ? [fault(rules, 'grandchild_must_be_good', { name: nameOf(rules, grandchild) })]
      : []),
    ...(shown && bluffs.length !== BLUFFS ? [fault(rules, 'bluff_count', { have: bluffs.length, need: BLUFFS }, others)] : []),
    ...bluffs.filter((id) => bag.includes(id)).map((id) => fault(rules, 'bluff_in_play', { name: nameOf(rules, id) }, others)),
    ...[...bluffs, ...lunaticBluffs]
      .filter((id) => !isGood(rules, id))
      .map((id) => fault(rules, 'bluff_must_be_good', { name: nameOf(rules, id) }, others)),
    ...lunaticBluffs
      .filter((id) => rules.characters[id]?.pretends)
      .map((id) => fault(rules, 'false_bluff_tells', { name: nameOf(rules, id) }, others)),
    ...(hands && [...hands].sort().join() !== [...bag].sort().join() ? [fault(rules, 'hands_differ_from_bag')] : []),
  ]
}
