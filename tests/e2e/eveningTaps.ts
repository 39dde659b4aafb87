import { expect, type Locator, type Page } from '@playwright/test'
import { seatIn, type Evening, type EveningDay, type EveningNight, type EveningStep } from '../evenings/evening.ts'
import { nightTable } from './nightTable.ts'
import { stroke } from './stroke.ts'
import { tapped } from './tapped.ts'

/** Every tap, hold, drag and sweep of an evening. */
export interface EveningCount {
  readonly nights: readonly number[]
  readonly days: readonly number[]
  readonly votes: number
}

/** `lunatic.act.1:s8` is a step of `lunatic.act`. */
const rowOf = (step: string) => (step.split(':')[0] ?? '').replace(/\.\d+$/, '')

/** Screens of an evening that somebody may want to look at before the next tap. */
export type EveningMoment = 'card' | 'dawn' | 'vote' | 'execution'

type Answers = Readonly<Record<string, string | number | boolean>>

/** Plays an evening with the taps a storyteller makes, and counts them. Anything the page asks that the evening does not state fails. */
export const countEvening = async (
  page: Page,
  evening: Evening,
  before: (night: number) => Promise<void> = async () => undefined,
  look: (moment: EveningMoment) => Promise<void> = async () => undefined,
): Promise<EveningCount> => {
  const night = await nightTable(page)
  const at = (player: string) => seatIn(evening, player)
  const seat = (player: string): Locator => page.locator(`.ring [data-seat="${at(player)}"]`)
  const act = (what: string): Locator => page.locator(`[data-act="${what}"]:visible`).first()
  const isPlayer = (value: unknown) => evening.players.some(({ name }) => name === value)
  const spell = (value: string | number | boolean) => (isPlayer(value) ? at(value as string) : String(value))
  let byDay = 0
  let votes = 0

  const answer = async (answers: Answers) => {
    for (const [code, value] of Object.entries(answers)) {
      const option = page.locator(`[data-question="${code}"] [data-answer="${spell(value)}"]`)
      if (await option.count()) await night.answer(code, spell(value))
      else await night.seat(spell(value))
    }
  }

  const takeStep = async (row: string, said: EveningStep | 'pass' | undefined) => {
    const passes = (await act('pass').count()) > 0
    if (said === 'pass' || (said === undefined && passes)) return night.tap('[data-act=pass]')
    const { choose = [], name, drunk, answers = {} } = said ?? {}
    const { step } = await night.see()
    const [first, second] = choose
    const pair = first !== undefined && second !== undefined && first !== second
    if (pair) await night.pair(at(first), at(second))
    for (const player of pair ? choose.slice(2) : choose) await night.seat(at(player))
    if (name) await night.character(name)
    const now = await night.see()
    if (now.step === step && now.card === undefined) await answer({ ...(drunk ? { drunk } : {}), ...answers })
    await expect.poll(async () => (await page.locator('.is-waiting').count()) === 0 || (await night.see()).step !== step, row).toBe(true)
    await night.done(step)
  }

  const showCards = async () => {
    if ((await night.see()).card !== undefined) await look('card')
    return night.showCards()
  }

  const playNight = async (tonight: EveningNight): Promise<number> => {
    const before = night.taps().length
    const cards: string[] = []
    const taken: string[] = []
    const settled = new Set<string>()
    for (let guard = 0; guard < 60; guard++) {
      const now = await night.see()
      if (now.dawn) break
      for (const { id, status } of now.rows) if (status === 'done') settled.add(rowOf(id))
      if (now.openQuestion !== undefined) {
        const open = tonight['questions'] as Answers | undefined
        if (open?.[now.openQuestion] === undefined) await night.tap('[data-act=answer-later]')
        else await answer({ [now.openQuestion]: open[now.openQuestion]! })
        continue
      }
      if (now.card !== undefined || now.untold) {
        if ((await showCards()).length) cards.push(taken.at(-1) ?? 'dusk')
        continue
      }
      if (now.step === undefined) throw new Error(`${evening.title}: the night shows nothing to do`)
      const row = rowOf(now.step)
      taken.push(row)
      await takeStep(row, tonight[row] as EveningStep | 'pass' | undefined)
      if ((await showCards()).length) cards.push(row)
    }
    await look('dawn')
    await night.tap('[data-act=begin-day]')
    const listed = Object.keys(tonight).filter((row) => row !== 'cards' && row !== 'questions')
    expect(
      listed.filter((row) => !taken.includes(row)),
      `${evening.title}: steps that never came`,
    ).toEqual([])
    // A row that joined the visit before it has shown its card there.
    const stated = ((tonight['cards'] ?? []) as readonly string[]).filter((row) => taken.includes(row) || !settled.has(row))
    expect(cards, `${evening.title}: steps that showed a card`).toEqual(stated)
    return night.taps().length - before
  }

  /** The fewest gestures that raise exactly these hands: a sweep over neighbours, and a tap for each hand it should not have raised. */
  const gesturesFor = (nominee: string, hands: readonly string[]) => {
    const names = evening.players.map(({ name }) => name)
    const from = names.indexOf(nominee) + 1
    const order = [...names.slice(from), ...names.slice(0, from)]
    const up = order.map((name) => hands.includes(name))
    const best: { cost: number; sweeps: (readonly [number, number])[] }[] = [{ cost: 0, sweeps: [] }]
    for (let end = 0; end < order.length; end++) {
      const last = best[end]!
      let found = up[end] ? { cost: last.cost + 1, sweeps: [...last.sweeps, [end, end] as const] } : last
      for (let start = 0; start < end; start++) {
        if (!up[start] || !up[end]) continue
        const cost = best[start]!.cost + 1 + up.slice(start, end + 1).filter((hand) => !hand).length
        if (cost < found.cost) found = { cost, sweeps: [...best[start]!.sweeps, [start, end]] }
      }
      best.push(found)
    }
    return { order, up, sweeps: best.at(-1)!.sweeps }
  }

  const vote = async ({ by, whom, hands }: EveningDay['nominations'][number]) => {
    await stroke(page, seat(by), seat(whom))
    votes++
    await act('count').waitFor()
    const { order, up, sweeps } = gesturesFor(whom, hands)
    for (const [from, to] of sweeps) {
      const over = order.slice(from, to + 1)
      if (over.length === 1) await tapped(seat(over[0]!))
      else await stroke(page, ...over.map(seat))
      votes++
      for (let at = from; at <= to; at++)
        if (!up[at]) {
          await tapped(seat(order[at]!))
          votes++
        }
    }
    await expect(page.locator('[data-part="hands"]'), `${by} nominates ${whom}`).toHaveText(String(hands.length))
    await look('vote')
    await tapped(act('count'))
    votes++
    // An exile that passes happens at once, so it is looked at first.
    await page.locator('body:not(:has([data-part="hands"]))').or(act('do-it')).first().waitFor()
    if (await act('do-it').count()) {
      await tapped(act('do-it'))
      votes++
    }
    await page.locator('[data-part="hands"]').waitFor({ state: 'detached' })
  }

  const tapByDay = async (where: Locator) => {
    await tapped(where)
    byDay++
  }

  /** What follows is asked and said first. */
  const settle = async (answers: Answers = {}) => {
    for (const [code, value] of Object.entries(answers))
      if (await page.locator(`[data-question="${code}"]`).count())
        await tapByDay(page.locator(`[data-question="${code}"] [data-answer="${spell(value)}"]`))
    await look('execution')
    await tapByDay(act('do-it'))
  }

  /** Whoever died chooses when the town hears of it: at dawn, or after the execution. */
  const chooseInPublic = async (owed: EveningDay['owed']): Promise<boolean> => {
    await page.locator('[data-part=main]').waitFor()
    if (!owed || !(await act('owed-choice').count())) return false
    await tapByDay(act('owed-choice'))
    for (const player of owed.choose) await tapByDay(seat(player))
    if (await act('do-it').count()) await tapByDay(act('do-it'))
    return true
  }

  const playDay = async (today: EveningDay, isLast: boolean): Promise<number> => {
    byDay = 0
    let chosen = await chooseInPublic(today.owed)
    if (today.claim) {
      await tapByDay(act('claim'))
      await stroke(page, seat(today.claim.player), seat(today.claim.choose))
      byDay++
      await act('said').or(act('do-it')).first().waitFor()
      if (await act('do-it').count()) await settle(today.answers)
    }
    if (today.statement) await tapByDay(page.locator(`[data-statement="${today.statement.truth}"]`))
    for (const nomination of today.nominations) await vote(nomination)
    for (let guard = 0; guard < 8 && (await page.locator('[data-game-phase=day]').count()); guard++) {
      if (!chosen && today.owed && (await act('owed-choice').count())) chosen = await chooseInPublic(today.owed)
      else if (await act('do-it').count()) {
        await settle(today.answers)
        if (today.ends) await expect(seat(today.ends).locator('.is-dead, .shroud-line').first()).toBeAttached()
      } else if (await act('end-game').count()) {
        await tapByDay(act('end-game'))
        break
      } else if (isLast && (await act('dusk').count())) break
      else await tapByDay(page.locator('[data-part=main]'))
      await page.waitForTimeout(400)
    }
    return byDay
  }

  const count: { nights: number[]; days: number[] } = { nights: [], days: [] }
  for (const [index, tonight] of evening.nights.entries()) {
    await before(index)
    count.nights.push(await playNight(tonight))
    const today = evening.days[index]
    if (today) count.days.push(await playDay(today, index === evening.nights.length - 1))
  }
  return { ...count, votes }
}
