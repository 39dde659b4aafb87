import type { Rules } from '@/core/model/script'
import { drawBag } from '@/core/rules/bag'
import { believable } from '@/core/rules/beliefs'
import { countTeams, evilInfoGiven, setupRefusals } from '@/core/rules/counts'
import { setupFaults, setupWarnings } from '@/core/rules/setup'
import type { SetupPlan } from '@/core/rules/setup'
import { same } from './check'
import type { Miss } from './check'
import { idOf } from './names'
import type { Scenario } from './scenario'

const teams = { townsfolk: 'townsfolk', outsiders: 'outsider', minions: 'minion', demons: 'demon' } as const

/** Setup scenarios: many bags are drawn, and every one must be as expected. */
export const setupMisses = (rules: Rules, { state, actions = [], expect, script }: Scenario): readonly Miss[] => {
  const travellers = state.travellers ?? 0
  const residents = (state.players_total ?? 0) - travellers
  const validates = actions.some(({ setup }) => setup === 'validate_bag')
  const refused = setupRefusals(rules, { players: state.players_total ?? 0, travellers }).map(({ code }) => code)
  const plan = (): SetupPlan => {
    const bag = bagOf(rules, state)
    // A bag of counts names nobody, so it is not at fault for a belief that it does not name.
    const free = state.bag_characters ? undefined : believable(rules, bag, 'drunk')[0]
    const said = state.lunatic_believes ?? state.drunk_believes
    const believed = said ? idOf(said) : script ? free : undefined
    return {
      residents,
      travellers,
      bag,
      ...(believed ? { believes: believed } : {}),
      ...(state.bluffs ? { bluffs: state.bluffs.map(idOf) } : {}),
      // Bad Moon Rising's scenarios ask about bags before the deal.
      ...(script ? { hands: bag } : {}),
    }
  }
  const errors = validates ? setupFaults(rules, plan()).map(({ code }) => code) : refused
  const shifter = script === 'tb' ? 'baron' : 'godfather'
  const capo = (state.capo_crimini ?? state.baron) ? { locked: [shifter], banned: [] } : { locked: [], banned: [shifter] }
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
    warnings: () => [...new Set(setupWarnings(rules, plan()).map(({ code }) => code))],
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
    const all = rules.script.characters.filter((id) => rules.characters[id]?.team === team && id !== 'godfather' && id !== 'baron')
    const shifter = state.capo_crimini ? 'godfather' : state.baron ? 'baron' : undefined
    const list = team === 'minion' && shifter ? [shifter, ...all] : all
    return list.slice(0, state.bag?.[key] ?? 0)
  })
}
