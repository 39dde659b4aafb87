import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { loadScript, rulesWith } from '@/app/engine/scripts'
import { changedHands } from '@/app/setup/keptDeal'
import { outdatedCards } from '@/app/setup/passTablet'
import { useSetup } from '@/app/setup/setup'
import { applyMend, drawAgain, drawRest, toggleCharacter, type Kit } from '@/app/setup/setupBag'
import { chooseWay, dealRandom, giveToken, suggestAfterDeal, waitingPlayers, waitingTokens } from '@/app/setup/setupDeal'
import { emptyDraft, type SetupDraft } from '@/app/setup/setupDraft'
import { addNames, removeSeat } from '@/app/setup/setupPlayers'
import { flavours as badMoonRisingFlavours } from '@/scripts/bad-moon-rising/flavours'
import CharactersStep from '@/ui/setup/characters/CharactersStep.vue'
import DealStep from '@/ui/setup/deal/DealStep.vue'

await loadScript()
const kit: Kit = { rules: rulesWith('sheet'), flavours: badMoonRisingFlavours }
const names = ['Ania', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo']
const bag = ['sailor', 'fool', 'gambler', 'courtier', 'minstrel', 'tinker', 'moonchild', 'assassin', 'po']
const filled = bag.reduce((draft, id) => toggleCharacter(kit, draft, id), addNames(emptyDraft('k'), names)[0])
const dealt: SetupDraft = { ...filled, way: 'pass', hands: Object.fromEntries(bag.map((id, at) => [`p${at + 1}`, id])) }
const shown: SetupDraft = { ...dealt, showed: dealt.hands }
const pretends = (id: string) => kit.rules.characters[id]?.pretends === true
const swap = (draft: SetupDraft, out: string, into: string) => applyMend(kit, draft, { label: '', remove: out, add: into })

describe('a change in the bag keeps the deal', () => {
  test('everybody keeps what is still in it; the new token goes to the emptied seat', () => {
    const next = swap(shown, 'sailor', 'exorcist')
    expect(next.hands).toEqual({ ...shown.hands, p1: 'exorcist' })
    expect(outdatedCards(next, pretends)).toEqual([{ player: 'p1', saw: 'sailor', now: 'exorcist' }])
  })

  test('taken out and put in by two taps, in either order', () => {
    const outFirst = toggleCharacter(kit, shown, 'sailor')
    expect(outFirst.hands['p1']).toBeUndefined()
    expect(Object.keys(outFirst.hands)).toHaveLength(8)
    expect(toggleCharacter(kit, outFirst, 'exorcist').hands['p1']).toBe('exorcist')
    expect(toggleCharacter(kit, toggleCharacter(kit, shown, 'exorcist'), 'sailor').hands['p1']).toBe('exorcist')
    expect(toggleCharacter(kit, outFirst, 'sailor').hands).toEqual(shown.hands)
  })

  test('of two emptied seats a new token goes to the one that had its team', () => {
    const out = toggleCharacter(kit, toggleCharacter(kit, shown, 'sailor'), 'assassin')
    expect(toggleCharacter(kit, out, 'mastermind').hands).toMatchObject({ p8: 'mastermind' })
    expect(toggleCharacter(kit, out, 'mastermind').hands['p1']).toBeUndefined()
  })

  test('a deal by hand that is not finished stays as far as it went', () => {
    const half: SetupDraft = { ...dealt, way: 'hand', hands: { p1: 'sailor', p2: 'fool' } }
    expect(swap(half, 'sailor', 'exorcist').hands).toEqual({ p1: 'exorcist', p2: 'fool' })
    expect(swap(half, 'po', 'pukka').hands).toEqual(half.hands)
    expect(waitingTokens(swap(half, 'po', 'pukka'))).toContain('pukka')
  })

  test('somebody goes and a token with them: the others move up only where they must', () => {
    const fewer = removeSeat(shown, 'p1')
    const next = toggleCharacter(kit, fewer, 'fool')
    expect(next.hands).toEqual({ ...fewer.hands, p2: 'sailor' })
    expect(waitingPlayers(next)).toEqual([])
  })

  test('who drew from a real bag has seen it as well', () => {
    const next = swap({ ...dealt, way: 'bag' }, 'sailor', 'exorcist')
    expect(outdatedCards(next, pretends)).toEqual([{ player: 'p1', saw: 'sailor', now: 'exorcist' }])
  })

  test('dealt where nobody looked yet: it says who has another now, and nothing once it is dealt by hand', () => {
    const next = swap({ ...dealt, way: 'random' }, 'sailor', 'exorcist')
    expect(outdatedCards(next, pretends)).toEqual([])
    expect(changedHands(next, pretends)).toEqual([{ player: 'p1', had: 'sailor', now: 'exorcist', seen: false }])
    expect(changedHands(giveToken(next, 'p2', 'exorcist'), pretends)).toEqual([])
    expect(changedHands(dealRandom(next, 'x'), pretends)).toEqual([])
  })

  test('a whole new bag keeps whoever holds a token of it', () => {
    const [next] = drawAgain(kit, { ...shown, locked: ['po', 'fool'] })
    expect(next.hands).toMatchObject({ p9: 'po', p2: 'fool' })
    expect(Object.values(next.hands).sort()).toEqual([...next.bag].sort())
  })

  test('the checklist of the cloth bag and the way of dealing stay', () => {
    const next = swap({ ...chooseWay(filled, 'bag'), packed: ['sailor', 'fool'] }, 'sailor', 'exorcist')
    expect(next).toMatchObject({ way: 'bag', packed: ['fool'] })
  })

  test('who was picked for an ability stays while that is possible', () => {
    const withGrandparent = suggestAfterDeal(kit.rules, swap(dealt, 'gambler', 'grandmother'))
    const picked = { ...withGrandparent, picks: { 'grandmother.grandchild': ['p5'] } }
    const other = suggestAfterDeal(kit.rules, swap(picked, 'fool', 'exorcist'))
    expect(other.picks['grandmother.grandchild']).toEqual(['p5'])
    const evil = suggestAfterDeal(kit.rules, { ...picked, hands: { ...picked.hands, p5: 'po', p9: 'minstrel' } })
    expect(evil.picks['grandmother.grandchild']).not.toEqual(['p5'])
    const self = suggestAfterDeal(kit.rules, { ...picked, hands: { ...picked.hands, p3: 'minstrel', p5: 'grandmother' } })
    expect(self.picks['grandmother.grandchild']).not.toEqual(['p5'])
  })
})

describe('on the screen', () => {
  beforeEach(() => {
    localStorage.clear()
    document.body.replaceChildren()
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true
    }
    setActivePinia(createPinia())
  })
  const open = (draft: SetupDraft) => {
    useSetup().settle(() => draft)
    return mount(CharactersStep)
  }
  const press = async (page: ReturnType<typeof mount>, words: RegExp) => {
    const found = page.findAll('button').find((one) => words.test(one.attributes('aria-label') ?? one.text()))
    if (!found) throw new Error(`no button ${words}`)
    await found.trigger('click')
  }

  /** A question stands in a dialog of its own. */
  const answer = async (asked: string, words: string) => {
    const dialog = document.querySelector('dialog')
    expect(dialog?.textContent).toContain(asked)
    const found = [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent.trim() === words)
    if (!found) throw new Error(`no answer ${words}`)
    found.click()
    await nextTick()
  }

  test('it is said at once who was shown what and should see what now', async () => {
    const page = open(shown)
    await press(page, /^Sailor, /)
    expect(page.text()).toContain('Ania was shown the Sailor. The next token you put in is theirs.')
    await press(page, /^Exorcist, /)
    expect(page.text()).toContain('Ania was shown the Sailor and should see the Exorcist now.')
    await press(page, /^Ania knows/)
    expect(page.text()).not.toContain('was shown')
    page.unmount()
  })

  test('a whole new bag asks first where players have seen theirs, and names the cost', async () => {
    const page = open({ ...shown, locked: ['po'] })
    await press(page, /^Draw again/)
    expect(useSetup().draft.bag).toEqual(shown.bag)
    await answer('9\u00a0players have seen their characters', 'Draw a new bag')
    expect(useSetup().draft.bag).not.toEqual(shown.bag)
    expect(useSetup().draft.hands['p9']).toBe('po')
    page.unmount()
  })

  test('a new deal asks first where players have seen theirs, and keeps in mind what they saw', async () => {
    useSetup().settle(() => shown)
    const page = mount(DealStep, { global: { stubs: { SetupRing: true } } })
    await press(page, /^Deal again/)
    expect(useSetup().draft.hands).toEqual(shown.hands)
    await answer('9\u00a0players have seen their characters', 'Deal anew')
    expect(useSetup().draft.showed).toEqual(shown.showed)
    page.unmount()
  })

  test('nobody has seen anything: no question', async () => {
    const page = open(drawRest(kit, { ...dealt, way: 'random' })[0])
    await press(page, /^Draw again/)
    expect(useSetup().draft.draws).toBeGreaterThan(1)
    page.unmount()
  })
})
