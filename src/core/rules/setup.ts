import type { Rules } from '../model/script'
import type { CharacterId } from '../model/ids'
import { say, type WordValues } from '../model/words'
import type { SetupFault, SetupMend } from '../model/setupFault'
import { countMends, type MendPlan } from './bagMends'
import { countFaults } from './countFaults'
import { countTeams, evilInfoGiven, residentLimits, setupRefusals } from './counts'
import { BLUFFS, isGood } from './secrets'
import { nameOf } from './table'

export interface SetupPlan extends MendPlan {
  readonly travellers: number
  readonly believes?: CharacterId
  /** By `<ability>.<key>`: the characters of the players picked for what abilities prepare. */
  readonly prepared?: Readonly<Record<string, readonly CharacterId[]>>
  readonly bluffs?: readonly CharacterId[]
  readonly falseBluffs?: readonly CharacterId[]
  /** What was dealt, if it was. */
  readonly hands?: readonly CharacterId[]
}

/** Everything that is wrong with the setup, worst first. */
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

const secretFaults = (rules: Rules, plan: SetupPlan): readonly SetupFault[] => {
  const { bag, believes, bluffs = [], falseBluffs = [], prepared = {}, hands } = plan
  const fooled = bag.find((id) => rules.characters[id]?.pretends)
  const falseDemon = believes === undefined ? undefined : rules.characters[believes]
  const shown = plan.bluffs !== undefined && bag.length === plan.residents && evilInfoGiven(rules, plan.residents)
  const others: readonly SetupMend[] = [{ suggest: true, label: say(rules.words, 'mend_suggest') }]
  return [
    ...(fooled && hands && falseDemon?.team !== 'demon'
      ? [fault(rules, 'false_demon_missing', { name: nameOf(rules, fooled) }, others)]
      : []),
    ...bag.flatMap((ability) =>
      (rules.characters[ability]?.prepares ?? []).flatMap(({ key, among }) =>
        (prepared[`${ability}.${key}`] ?? [])
          .filter((id) => among === 'good' && !isGood(rules, id))
          .map((id) => fault(rules, 'prepared_must_be_good', { name: nameOf(rules, id), ability: nameOf(rules, ability) })),
      ),
    ),
    ...(shown && bluffs.length !== BLUFFS ? [fault(rules, 'bluff_count', { have: bluffs.length, need: BLUFFS }, others)] : []),
    ...bluffs.filter((id) => bag.includes(id)).map((id) => fault(rules, 'bluff_in_play', { name: nameOf(rules, id) }, others)),
    ...[...bluffs, ...falseBluffs]
      .filter((id) => !isGood(rules, id))
      .map((id) => fault(rules, 'bluff_must_be_good', { name: nameOf(rules, id) }, others)),
    ...falseBluffs
      .filter((id) => rules.characters[id]?.pretends)
      .map((id) => fault(rules, 'false_bluff_tells', { name: nameOf(rules, id) }, others)),
    ...(hands && [...hands].sort().join() !== [...bag].sort().join() ? [fault(rules, 'hands_differ_from_bag')] : []),
  ]
}
