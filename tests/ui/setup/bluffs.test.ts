import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { loadScript, rulesWith } from '@/app/engine/scripts'
import { useSetup } from '@/app/setup/setup'
import { applyMend, chooseSecret, fitSecrets, toggleCharacter, type Kit } from '@/app/setup/setupBag'
import { emptyDraft } from '@/app/setup/setupDraft'
import { addNames, removeSeat } from '@/app/setup/setupPlayers'
import { secretCommands } from '@/app/setup/startGame'
import { seatId } from '@/core/model/ids'
import { flavours as badMoonRisingFlavours } from '@/scripts/bad-moon-rising/flavours'
import CharacterPicker from '@/ui/parts/CharacterPicker.vue'
import SecretBluffs from '@/ui/setup/secrets/SecretBluffs.vue'

await loadScript()
const kit: Kit = { rules: rulesWith('sheet'), flavours: badMoonRisingFlavours }
const names = ['Ania', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus']
const bag = ['sailor', 'fool', 'gambler', 'courtier', 'minstrel', 'assassin', 'po']
const filled = bag.reduce((draft, id) => toggleCharacter(kit, draft, id), addNames(emptyDraft('k'), names)[0])
const mine = ['goon', 'gossip', 'exorcist']
const picked = chooseSecret(filled, 'bluffs', mine)
const possible = (id: string) => ['townsfolk', 'outsider'].includes(kit.rules.characters[id]!.team)

describe('bluffs picked by hand', () => {
  test('stay; only one that came into the bag is replaced, in its place, and that is known', () => {
    const next = toggleCharacter(kit, picked, 'gossip')
    expect([next.bluffs[0], next.bluffs[2]]).toEqual(['goon', 'exorcist'])
    expect(next.bluffs[1]).not.toBe('gossip')
    expect(possible(next.bluffs[1]!) && !next.bag.includes(next.bluffs[1]!)).toBe(true)
    expect(next.replaced).toEqual({ [next.bluffs[1]!]: 'gossip' })
    expect(new Set(next.bluffs).size).toBe(3)
  })

  test('come back when they are possible again', () => {
    const back = toggleCharacter(kit, toggleCharacter(kit, picked, 'gossip'), 'gossip')
    expect([back.bluffs, back.replaced]).toEqual([mine, undefined])
  })

  test('two of three are two of three', () => {
    const two = chooseSecret(filled, 'bluffs', ['goon', 'gossip'])
    expect(toggleCharacter(kit, two, 'tinker').bluffs).toEqual(['goon', 'gossip'])
  })

  test('wait while the table is too small for them, and are not told then', () => {
    const small = fitSecrets(kit, removeSeat(picked, 'p7'))
    const seats = small.players.map(({ id }) => seatId(id))
    expect(secretCommands(small, kit.rules, seats).map(({ type }) => type)).not.toContain('setBluffs')
    expect(fitSecrets(kit, addNames(small, ['Hana'])[0]).bluffs).toEqual(mine)
  })

  test('choosing or suggesting anew forgets what was replaced', () => {
    const next = toggleCharacter(kit, picked, 'gossip')
    expect(chooseSecret(next, 'bluffs', mine).replaced).toBeUndefined()
    expect(applyMend(kit, next, { label: '', suggest: true }).replaced).toBeUndefined()
  })
})

describe('on the screen', () => {
  beforeEach(() => {
    localStorage.clear()
    document.body.replaceChildren()
    setActivePinia(createPinia())
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true
    }
  })

  test('a replaced bluff is marked', () => {
    useSetup().settle(() => toggleCharacter(kit, picked, 'gossip'))
    const rows = mount(SecretBluffs)
    const now = useSetup().character(useSetup().draft.bluffs[1]!).name
    expect(rows.text()).toContain(`New: the ${now}. You picked the Gossip, which is in the bag now.`)
    rows.unmount()
  })

  test('a fourth does not push out the first: it says what to do', async () => {
    const options = ['goon', 'gossip', 'exorcist', 'tinker'].map((id) => ({ id, name: id, team: 'townsfolk' as const }))
    const page = mount(CharacterPicker, { props: { title: 'Bluffs', options, picked: mine, count: 3 }, attachTo: document.body })
    const press = async (words: string) => {
      ;[...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim().startsWith(words))?.click()
      await nextTick()
    }
    const on = () => [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)
    await press('tinker')
    expect(on()).toEqual(mine)
    expect(document.querySelector('[role=status]')?.textContent).toContain('3 are chosen. Tap one of them first to take it out.')
    await press('gossip')
    expect(document.querySelector('[role=status]')?.textContent).toBe('')
    await press('tinker')
    await press('Take these 3')
    expect(page.emitted('done')).toEqual([[['goon', 'exorcist', 'tinker']]])
    page.unmount()
  })
})
