import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadScript, rulesWith } from '@/app/engine/scripts'
import { applyMend, chooseSecret, setShift, toggleBan, toggleCharacter, type Kit } from '@/app/setup/setupBag'
import { emptyDraft, type SetupDraft } from '@/app/setup/setupDraft'
import { setNumber } from '@/app/setup/setupPlayers'
import { legalCounts } from '@/core/rules/bagCounts'
import { countTeams } from '@/core/rules/counts'
import { setupFaults } from '@/core/rules/setup'
import { flavours as badMoonRisingFlavours } from '@/scripts/bad-moon-rising/flavours'

await loadScript()
const kit: Kit = { rules: rulesWith('sheet'), flavours: badMoonRisingFlavours }
const { rules } = kit
const table = (residents: number) => setNumber(emptyDraft('s'), 'resident', residents)
const pick = (residents: number, ids: readonly string[]) => ids.reduce((draft, id) => toggleCharacter(kit, draft, id), table(residents))
const faults = ({ outsiderShift, players, ...draft }: SetupDraft) =>
  setupFaults(rules, {
    ...draft,
    residents: players.length,
    travellers: 0,
    hands: draft.bag,
    ...(outsiderShift ? { outsiderShift } : {}),
  })

/** Takes the first fix offered, again and again. */
const mended = (start: SetupDraft): { readonly draft: SetupDraft; readonly steps: number } => {
  let draft = start
  for (let steps = 0; steps <= 30; steps++) {
    const found = faults(draft)
    if (found.length === 0) return { draft, steps }
    const bare = found.find(({ mends }) => !mends?.length)
    if (bare) throw new Error(`no fix for ${bare.code}: ${draft.bag.join()}`)
    const mend = found[0]?.mends?.[0]
    if (mend) draft = applyMend(kit, draft, mend)
  }
  throw new Error(
    `still wrong after 30 fixes: ${faults(draft)
      .map(({ because }) => because)
      .join(' ')} ${draft.bag.join()}`,
  )
}

const expectLegal = ({ bag, players }: SetupDraft) => {
  expect(bag).toHaveLength(players.length)
  expect(legalCounts(rules, players.length, bag)).toContainEqual(countTeams(rules, bag))
}

describe('fixes of a bag picked by hand', () => {
  const nine = ['sailor', 'exorcist', 'gambler', 'gossip', 'fool', 'goon', 'lunatic', 'godfather', 'shabaloth']

  test('a Capo Crimini and the plain number of Outsiders: one swap, either way, and never a tenth token', () => {
    const draft = pick(9, nine)
    const [fault] = faults(draft)
    expect(fault?.mends).toHaveLength(2)
    fault?.mends?.forEach((mend) => expectLegal(applyMend(kit, draft, mend)))
  })

  test.each([-1, 1] as const)('with the Outsiders moved by %i one swap is enough', (by) => {
    const { draft, steps } = mended(setShift(pick(9, nine), by))
    expect(steps).toBe(1)
    expect(countTeams(rules, draft.bag).outsider).toBe(2 + by)
    expectLegal(draft)
  })

  test('what was drawn gives way before what was chosen', () => {
    const draft: SetupDraft = { ...pick(5, ['sailor', 'fool', 'goon', 'tinker', 'assassin', 'po']), locked: ['goon'] }
    expect(faults(draft)[0]?.mends?.[0]?.remove).toBe('tinker')
  })

  test('whatever is in it, for every number, the first fix again and again leads to a legal bag', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 15 }),
        fc.subarray([...rules.script.characters]),
        fc.subarray([...rules.script.characters], { maxLength: 8 }),
        fc.constantFrom(undefined, true, false),
        fc.constantFrom(undefined, -1 as const, 1 as const),
        fc.boolean(),
        (residents, ids, banned, capo, by, handPicked) => {
          const bag = capo === undefined ? ids : [...ids.filter((id) => id !== 'godfather'), ...(capo ? ['godfather'] : [])]
          const picked = pick(residents, bag)
          const barred = banned
            .filter((id) => !bag.includes(id))
            .reduce((draft, id) => toggleBan(kit, draft, id), handPicked ? picked : { ...picked, locked: [] })
          expectLegal(mended(by && bag.includes('godfather') ? setShift(barred, by) : barred).draft)
        },
      ),
      { seed: 9, numRuns: 600 },
    )
  })

  test('every Minion barred but the Capo Crimini: it comes, and the Outsiders follow', () => {
    const barred = ['devilsadvocate', 'assassin', 'mastermind'].reduce(
      (draft, id) => toggleBan(kit, draft, id),
      pick(
        9,
        nine.filter((id) => id !== 'godfather'),
      ),
    )
    const { draft } = mended(barred)
    expect(draft.bag).toContain('godfather')
    expectLegal(draft)
  })

  test('too few bluffs are filled with one tap', () => {
    const { draft } = mended(pick(9, nine))
    const short = chooseSecret(draft, 'bluffs', draft.bluffs.slice(0, 1))
    expect(faults(short).map(({ code }) => code)).toEqual(['bluff_count'])
    const { draft: full, steps } = mended(short)
    expect(steps).toBe(1)
    expect(full.bluffs).toHaveLength(3)
    expect(full.bag).toEqual(draft.bag)
  })
})
