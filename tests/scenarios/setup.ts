import type { Rules } from '@/core/model/script'
import { drawBag } from '@/core/rules/bag'
import { countTeams, evilInfoGiven, setupRefusals } from '@/core/rules/counts'
import { setupFaults } from '@/core/rules/setup'
import { same } from './check'
import type { Miss } from './check'
import { idOf } from './names'
import type { Scenario } from './scenario'

const teams = { townsfolk: 'townsfolk', outsiders: 'outsider', minions: 'minion', demons: 'demon' } as const

/** Setup scenarios: many bags are drawn, and every one must be as expected. */
export const setupMisses = (rules: Rules, { state, actions = [], expect }: Scenario): readonly Miss[] => {
  const travellers = state.travellers ?? 0
  const residents = (state.players_total ?? 0) - travellers
  const validates = actions.some(({ setup }) => setup === 'validate_bag')
  const refused = setupRefusals(rules, { players: state.players_total ?? 0, travellers }).map(({ code }) => code)
  const errors = validates
    ? setupFaults(rules, {
        residents,
        travellers,
        bag: bagOf(rules, state),
        ...(state.lunatic_believes ? { believes: idOf(state.lunatic_believes) } : {}),
      }).map(({ code }) => code)
    : refused
  const capo = state.capo_crimini ? { locked: ['godfather'], banned: [] } : { locked: [], banned: ['godfather'] }
  const drawn = refused.length
    ? []
    : Array.from({ length: 40 }, (_, seed) => drawBag(rules, { residents, taste: 'classic', seed: `scenario ${seed}`, ...capo }))
  const counts = drawn.map(({ bag }) => {
    const found = countTeams(rules, bag)
    return { townsfolk: found.townsfolk, outsiders: found.outsider, minions: found.minion, demons: found.demon, travellers }
  })
  const different = counts.filter((count, index) => counts.findIndex((other) => same(other, count)) === index)
  const check: Readonly<Record<string, (want: never) => unknown>> = {
    errors: () => [...new Set(errors)],
    setup_counts: (want) => (different.length === 1 && same(different[0], want) ? want : different),
    setup_counts_any_of: (want: readonly unknown[]) =>
      different.length === want.length && different.every((one) => want.some((other) => same(one, other))) ? want : different,
    setup_counts_forbidden: (want: readonly unknown[]) => want.filter((one) => !different.some((other) => same(one, other))),
    evil_info_given: () => evilInfoGiven(rules, residents),
    demon_bluffs: () => (evilInfoGiven(rules, residents) ? drawn[0]?.bluffs.length : 0),
  }
  return Object.entries(expect).flatMap(([key, want]): Miss[] => {
    const got = check[key] ? check[key](want as never) : 'no such check'
    return same(want, got) ? [] : [{ key, expected: want, got }]
  })
}

/** A bag of counts only is filled with the first characters of each team. */
const bagOf = (rules: Rules, state: Scenario['state']): readonly string[] => {
  if (state.bag_characters) return state.bag_characters.map(idOf)
  return Object.entries(teams).flatMap(([key, team]) => {
    const all = rules.script.characters.filter((id) => rules.characters[id]?.team === team && id !== 'godfather')
    const list = team === 'minion' && state.capo_crimini ? ['godfather', ...all] : all
    return list.slice(0, state.bag?.[key] ?? 0)
  })
}
