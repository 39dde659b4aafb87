import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { DAY_FLOW } from '@/app/day/dayFlow'
import DayPanel from '@/ui/day/DayPanel.vue'
import DawnScreen from '@/ui/night/DawnScreen.vue'
import { clearTable, dayTable } from '../fixtures/table'

const TEN = 'sailor innkeeper gambler professor fool pacifist goon assassin devilsadvocate zombuul'
type Table = Awaited<ReturnType<typeof dayTable>>

beforeEach(() => {
  document.body.replaceChildren()
  HTMLDialogElement.prototype.showModal ??= vi.fn()
})
afterEach(clearTable)

/** What can be read with every fold closed. */
const inSight = (root: Element): string => {
  const copy = root.cloneNode(true) as Element
  for (const fold of copy.querySelectorAll('details:not([open])'))
    for (const child of [...fold.children]) if (child.tagName !== 'SUMMARY') child.remove()
  return copy.textContent ?? ''
}
const panelOf = ({ flow }: Table) => mount(DayPanel, { global: { provide: { [DAY_FLOW as symbol]: flow } }, attachTo: document.body })

describe('at dawn, with the town’s eyes open', () => {
  const dawnAfter = async (...killed: readonly string[]) => {
    const table = await dayTable(TEN)
    table.game.dispatch({ type: 'correctLife', seat: table.seat('zombuul'), life: 'looks-dead' })
    table.game.dispatch({ type: 'dusk' })
    for (const each of killed) table.game.dispatch({ type: 'kill', seat: table.seat(each), cause: 'demon' })
    return { ...table, dawn: mount(DawnScreen, { attachTo: document.body }) }
  }

  it('causes and who only looks dead are folded', async () => {
    const { dawn, game } = await dawnAfter('gambler')
    const [cause] = game.day.dawn.privately
    expect(cause).toBeDefined()
    expect(dawn.text()).toContain(cause)
    expect(dawn.text()).toContain('ZOMBUUL only looks dead')
    expect(inSight(dawn.element)).not.toContain(cause)
    expect(inSight(dawn.element)).not.toContain('only looks dead')
    expect(inSight(dawn.element)).toContain('Only for you')
  })

  it('no token can be recognised, under a shroud or without one', async () => {
    const { dawn } = await dawnAfter('gambler')
    const one = dawn.get('[data-dawn-seat]')
    expect(one.findAll('.glyph')).toEqual([])
    expect(one.get('.token').classes()).not.toContain('is-evil')
    expect(one.get('.token').classes()).toContain('is-townsfolk')
  })

  it('nobody is told that nobody came back', async () => {
    expect((await dawnAfter('gambler')).dawn.text()).not.toContain('came back to life')
  })

  it('it says which shrouds come off', async () => {
    const table = await dayTable(TEN)
    table.game.dispatch({ type: 'correctLife', seat: table.seat('gambler'), life: 'dead' })
    table.game.dispatch({ type: 'dusk' })
    table.game.dispatch({ type: 'revive', seat: table.seat('gambler') })
    expect(mount(DawnScreen).text()).toContain('the shroud comes off GAMBLER')
  })
})

describe('an execution', () => {
  const about = async (nominee: string) => {
    const table = await dayTable(TEN)
    table.nominate('sailor', nominee)
    table.hands('sailor', 'innkeeper', 'gambler', 'professor', 'fool', 'goon')
    table.flow.count()
    table.flow.pending.open({ type: 'closeNominations' })
    const panel = panelOf(table)
    await nextTick()
    return { ...table, panel, sheet: document.querySelector('dialog')! }
  }

  it('first says what to say; why somebody lives is folded', async () => {
    const { sheet, flow } = await about('fool')
    const said = flow.pending.announce!
    const because = flow.pending.consequences.find(({ kind }) => kind === 'survives')!.text
    expect(inSight(sheet)).toContain(said)
    expect(inSight(sheet)).not.toContain(because)
    expect(sheet.textContent).toContain(because)
    expect(sheet.textContent!.indexOf(said)).toBeLessThan(sheet.textContent!.indexOf(because))
  })

  it('can be overruled with two taps', async () => {
    const { sheet, flow } = await about('fool')
    sheet.querySelector<HTMLElement>('details summary')!.click()
    sheet.querySelector<HTMLElement>('[data-act=override]')!.click()
    await nextTick()
    expect(flow.pending.consequences.some(({ byHand }) => byHand)).toBe(true)
  })
})

it('who would survive an execution is folded, and the fold is there for every table', async () => {
  const table = await dayTable(TEN)
  table.nominate('sailor', 'fool')
  const panel = panelOf(table)
  await nextTick()
  expect(panel.text()).toContain('SAILOR')
  const folded = panel.get('[data-part=survivors]')
  expect(folded.text()).toContain('SAILOR')
  expect(inSight(panel.element)).toContain('Who would survive an execution')
  expect(inSight(panel.element)).not.toContain('would survive execution')
})
