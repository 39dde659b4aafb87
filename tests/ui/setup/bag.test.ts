import { describe, expect, test } from 'vitest'
import { loadScript, rulesWith } from '@/app/engine/scripts'
import {
  applyMend,
  chooseSecret,
  drawAgain,
  drawRest,
  redrawOne,
  setShift,
  toggleBan,
  toggleCharacter,
  toggleLock,
  type Kit,
} from '@/app/setup/setupBag'
import { emptyDraft, type SetupDraft } from '@/app/setup/setupDraft'
import { setNumber } from '@/app/setup/setupPlayers'
import { legalCounts } from '@/core/rules/bagCounts'
import { countTeams } from '@/core/rules/counts'
import { setupFaults } from '@/core/rules/setup'
import { flavours as badMoonRisingFlavours } from '@/scripts/bad-moon-rising/flavours'

await loadScript()
const kit: Kit = { rules: rulesWith('sheet'), flavours: badMoonRisingFlavours }
const table = (residents: number, seed = 's') => setNumber(emptyDraft(seed), 'resident', residents)
const faults = ({ bag, bluffs, falseBluffs, beliefs, outsiderShift, players }: SetupDraft) =>
  setupFaults(kit.rules, {
    residents: players.length,
    travellers: 0,
    bag,
    bluffs,
    falseBluffs,
    beliefs,
    ...(outsiderShift ? { outsiderShift } : {}),
  })

describe('the bag', () => {
  test.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])('of %i is legal after one tap, with and without the Capo Crimini', (residents) => {
    for (let n = 0; n < 20; n++) {
      expect(faults(drawRest(kit, table(residents, `a${n}`))[0])).toEqual([])
      const capo = drawRest(kit, toggleCharacter(kit, table(residents, `b${n}`), 'godfather'))[0]
      expect(capo.bag).toContain('godfather')
      expect(faults(capo)).toEqual([])
    }
  })

  test('what was put in by hand survives every draw until it is unlocked', () => {
    const picked = toggleCharacter(kit, toggleCharacter(kit, table(11), 'goon'), 'po')
    let draft = drawRest(kit, picked)[0]
    for (let n = 0; n < 10; n++) draft = drawAgain(kit, draft)[0]
    expect(draft.bag).toEqual(expect.arrayContaining(['goon', 'po']))
    const bags = Array.from({ length: 12 }).map(
      () => (draft = drawAgain(kit, { ...toggleLock(kit, draft, 'po'), locked: ['goon'] })[0]).bag,
    )
    expect(bags.every((bag) => bag.includes('po'))).toBe(false)
  })

  test('barred: out at once and never drawn', () => {
    let draft = toggleBan(kit, drawRest(kit, toggleCharacter(kit, table(11), 'fool'))[0], 'fool')
    expect(draft.bag).not.toContain('fool')
    for (let n = 0; n < 20; n++) expect((draft = drawAgain(kit, draft)[0]).bag).not.toContain('fool')
  })

  test('one redrawn: another of its team, everything else stays', () => {
    const draft = drawRest(kit, table(11))[0]
    const [next, found] = redrawOne(kit, draft, draft.bag[0]!)
    expect(found).not.toBe(draft.bag[0])
    expect(next.bag).toEqual(expect.arrayContaining(draft.bag.slice(1)))
    expect(next.bag).toHaveLength(11)
    expect(faults(next)).toEqual([])
  })

  test('the other way for the Outsiders is one mend away', () => {
    const draft = drawRest(kit, toggleCharacter(kit, table(11), 'godfather'))[0]
    const way = countTeams(kit.rules, draft.bag).outsider === 0 ? 1 : -1
    const turned = setShift(draft, way)
    let mended = turned
    for (let n = 0; n < 2; n++) {
      const [fault] = faults(mended)
      if (fault?.mends?.[0]) mended = applyMend(kit, mended, fault.mends[0])
    }
    expect(faults(turned)).not.toEqual([])
    expect(faults(mended)).toEqual([])
    expect(legalCounts(kit.rules, 11, mended.bag)).toContainEqual(countTeams(kit.rules, mended.bag))
  })

  test('suggestions follow the bag, choices stay while they fit', () => {
    const draft = drawRest(kit, toggleCharacter(kit, table(11), 'lunatic'))[0]
    expect(draft.falseBluffs.some((id) => draft.bag.includes(id))).toBe(false)
    const out = kit.rules.script.characters
      .filter((id) => !draft.bag.includes(id) && ['townsfolk', 'outsider'].includes(kit.rules.characters[id]!.team))
      .slice(0, 3)
    const chosen = chooseSecret(chooseSecret(draft, 'bluffs', out), 'believes.lunatic', ['po'])
    const other = draft.bag.find((id) => kit.rules.characters[id]?.team === 'townsfolk')!
    expect(toggleCharacter(kit, chosen, other)).toMatchObject({ bluffs: out, beliefs: { lunatic: 'po' } })
    expect(toggleCharacter(kit, chosen, out[0]!).bluffs).not.toContain(out[0])
    expect(toggleCharacter(kit, chosen, 'lunatic').beliefs).toEqual({})
  })
})
