import type { Rules } from '../model/script'
import type { CharacterId } from '../model/ids'
import { say, type WordValues } from '../model/words'
import type { SetupFault, SetupMend } from '../model/setupFault'
import { countMends, type MendPlan } from './bagMends'
import { countFaults } from './countFaults'
import { copiesOf, onlyOne, stillAdded } from './bagEffects'
import { countTeams, evilInfoGiven, isDealt, residentLimits, setupRefusals } from './counts'
import { isOfKind } from './beliefs'
import { BLUFFS, isFalseDemon, isFooled, isGood } from './secrets'
import { nameOf } from './table'

export interface SetupPlan extends MendPlan {
  readonly travellers: number
  /** What the character that takes itself for another is shown; by its id where there are several. */
  readonly believes?: CharacterId
  readonly beliefs?: Readonly<Record<CharacterId, CharacterId>>
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
  ...addedFaults(rules, plan),
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
    const only = onlyOne(rules, bag, rules.characters[id]?.team) ?? id
    const mends = [{ remove: id, label: say(rules.words, 'mend_remove', { out: name }) }]
    return [
      ...(rules.script.characters.includes(id) ? [] : [fault(rules, 'not_on_script', { name }, mends)]),
      ...(only === id ? [] : [fault(rules, 'not_beside', { name, only: nameOf(rules, only) }, mends)]),
      ...(bag.filter((other) => other === id).length > copiesOf(rules, bag, id)
        ? [fault(rules, 'duplicate_character', { name }, mends)]
        : []),
    ]
  })

const addedFaults = (rules: Rules, { bag }: SetupPlan): readonly SetupFault[] =>
  stillAdded(rules, bag).map(({ by, added }) => {
    const label = say(rules.words, 'mend_add', { in: nameOf(rules, added) })
    return fault(rules, 'added_missing', { name: nameOf(rules, by), other: nameOf(rules, added) }, [{ add: added, label }])
  })

const secretFaults = (rules: Rules, plan: SetupPlan): readonly SetupFault[] => {
  const { bag, bluffs = [], falseBluffs = [], prepared = {}, hands } = plan
  const shown =
    plan.bluffs !== undefined && bag.filter((id) => isDealt(rules, id)).length === plan.residents && evilInfoGiven(rules, plan.residents)
  /** A small script may not have three that are left. */
  const wanted = Math.min(BLUFFS, rules.script.characters.filter((id) => isGood(rules, id) && !bag.includes(id)).length)
  const others: readonly SetupMend[] = [{ suggest: true, label: say(rules.words, 'mend_suggest') }]
  return [
    ...bag.filter((id) => isFooled(rules, id)).flatMap((id) => beliefFaults(rules, plan, id, others)),
    ...bag.flatMap((ability) =>
      (rules.characters[ability]?.prepares ?? []).flatMap(({ key, among }) =>
        (prepared[`${ability}.${key}`] ?? [])
          .filter((id) => among === 'good' && !isGood(rules, id))
          .map((id) => fault(rules, 'prepared_must_be_good', { name: nameOf(rules, id), ability: nameOf(rules, ability) })),
      ),
    ),
    ...(shown && bluffs.length !== wanted ? [fault(rules, 'bluff_count', { have: bluffs.length, need: wanted }, others)] : []),
    ...bluffs
      .filter((id) => bag.includes(id) && copiesOf(rules, bag, id) < Infinity)
      .map((id) => fault(rules, 'bluff_in_play', { name: nameOf(rules, id) }, others)),
    ...[...bluffs, ...falseBluffs]
      .filter((id) => !isGood(rules, id))
      .map((id) => fault(rules, 'bluff_must_be_good', { name: nameOf(rules, id) }, others)),
    ...falseBluffs.filter((id) => isFooled(rules, id)).map((id) => fault(rules, 'false_bluff_tells', { name: nameOf(rules, id) }, others)),
    ...(hands &&
    [...hands].sort().join() !==
      bag
        .filter((id) => isDealt(rules, id))
        .sort()
        .join()
      ? [fault(rules, 'hands_differ_from_bag')]
      : []),
  ]
}

const beliefOf = ({ believes, beliefs }: SetupPlan, id: CharacterId): CharacterId | undefined => beliefs?.[id] ?? believes

const beliefFaults = (rules: Rules, plan: SetupPlan, id: CharacterId, mends: readonly SetupMend[]): readonly SetupFault[] => {
  const believed = beliefOf(plan, id)
  const kind = rules.characters[id]?.dealtAs
  const right = believed !== undefined && isOfKind(rules, believed, kind)
  const names = { name: nameOf(rules, id), believed: nameOf(rules, believed) }
  const found = (code: string, words: string) => [{ ...fault(rules, words, names, mends), code }]
  if (isFalseDemon(rules, id)) return plan.hands && !right ? found('false_demon_missing', 'false_demon_missing') : []
  if (believed === undefined) return plan.hands ? found(`${id}_belief_missing`, 'belief_missing') : []
  if (!right) return found(`${id}_belief_must_be_${kind}`, 'belief_wrong_team')
  return plan.bag.includes(believed) ? found(`${id}_belief_in_play`, 'belief_in_play') : []
}

/** What is legal and seldom wise. */
export const setupWarnings = (rules: Rules, plan: SetupPlan): readonly SetupFault[] => {
  const fooled = rules.script.characters.filter((id) => isFooled(rules, id) && !isFalseDemon(rules, id))
  const mends: readonly SetupMend[] = [{ suggest: true, label: say(rules.words, 'mend_suggest') }]
  return (plan.bluffs ?? []).flatMap((bluff) => [
    ...fooled
      .filter((id) => plan.bag.includes(id) && beliefOf(plan, id) === bluff)
      .map((id) => ({
        ...fault(rules, 'bluff_believed', { name: nameOf(rules, id), believed: nameOf(rules, bluff) }, mends),
        code: `bluff_believed_by_${id}`,
      })),
    ...(fooled.includes(bluff) && !plan.bag.includes(bluff)
      ? [{ ...fault(rules, 'bluff_is_pretender', { name: nameOf(rules, bluff) }, mends), code: `bluff_is_the_${bluff}` }]
      : []),
  ])
}
