import type { Page } from '@playwright/test'
import type { Expectation, Scenario, ScenarioAction } from '../scenarios/scenario'
import { refusalsAs } from './refusals.ts'
import { tapped } from './tapped.ts'

/** What the page said while a day was played. */
interface SeenDay {
  readonly refusals: readonly string[]
  readonly deadBefore: readonly string[]
}

const names = (scenario: Scenario) => (scenario.players ?? []).map(({ name }) => name)

const seatLabels = (page: Page) =>
  page.locator('.ring [data-seat]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))
const playersWith = async (page: Page, scenario: Scenario, word: string): Promise<readonly string[]> => {
  const labels = await seatLabels(page)
  return names(scenario)
    .filter((name) => labels.some((label) => label.split(', ').includes(name) && label.split(', ').includes(word)))
    .sort()
}

/** Plays the actions with a finger; a refusal is remembered and left. */
export const playDay = async (page: Page, scenario: Scenario): Promise<SeenDay> => {
  const refusals: string[] = []
  const deadBefore = await playersWith(page, scenario, 'dead')
  const act = (what: string) => page.locator(`[data-act="${what}"]:visible`).first()
  const seat = (name: string) => page.locator(`.ring [data-seat="s${names(scenario).indexOf(name) + 1}"]`)
  /** False: the page said no, and why. */
  const touch = async (name: string): Promise<boolean> => {
    await tapped(seat(name))
    const refusal = page.locator('[data-part="refusal"]')
    if (!(await refusal.isVisible())) return true
    refusals.push(await refusal.innerText())
    await refusal.locator('button').last().tap()
    return false
  }
  const settle = async ({ st_decides: decided = {} }: ScenarioAction) => {
    await act('do-it').waitFor()
    for (const [code, value] of Object.entries(decided)) {
      const answer = page.locator(`[data-question="${code}"] [data-answer="${String(value)}"]`)
      if (await answer.count()) await answer.tap()
    }
    await act('do-it').tap()
  }
  /** The first so many clockwise from the nominee's left: the living, then the dead. */
  const firstHands = async (nominee: string, count: number) => {
    const all = names(scenario)
    const from = all.indexOf(nominee) + 1
    const order = [...all.slice(from), ...all.slice(0, from)]
    const dead = await playersWith(page, scenario, 'dead')
    return [...order.filter((name) => !dead.includes(name)), ...order.filter((name) => dead.includes(name))].slice(0, count)
  }
  const nominate = async (action: ScenarioAction, nominee: string) => {
    await act('nominate').tap()
    if (!(await touch(action.by ?? ''))) return act('not-now').tap()
    if (action.by === nominee) await act('nominate-self').tap()
    else if (!(await touch(nominee))) return act('not-now').tap()
    await act('count').waitFor()
    for (const name of action.voters ?? (await firstHands(nominee, action.votes ?? 0))) await touch(name)
    await act('count').tap()
  }
  const callExile = async (action: ScenarioAction) => {
    await act('exile').tap()
    for (const name of action.supporters ?? []) await touch(name)
    await tapped(act('count'))
    if (await act('do-it').isVisible()) await settle(action)
  }
  for (const action of scenario.actions ?? []) {
    if (action.nominate) await nominate(action, action.nominate)
    if (action.exile_call) await callExile(action)
    if (action.execute) {
      await page.getByRole('button', { name: 'Somebody is executed…' }).tap()
      await seat(action.execute).tap()
      await settle(action)
    }
    if (action.event === 'end_nominations') {
      await act('end-day').tap()
      // With nobody on the block there is nothing to confirm: night falls, or the day is closed and asks what was forgotten.
      await act('do-it').or(act('dusk')).or(page.locator('[data-game-phase="night"]')).first().waitFor()
      if (await act('do-it').isVisible()) await settle(action)
    }
  }
  return { refusals, deadBefore }
}

type Reader = (page: Page, scenario: Scenario, seen: SeenDay, want: never) => Promise<unknown>

/** Each returns what the page shows, in the shape of what is expected. */
const readers: Readonly<Record<string, Reader>> = {
  deaths: async (page, scenario, seen) => (await playersWith(page, scenario, 'dead')).filter((name) => !seen.deadBefore.includes(name)),
  survivors: async (page, scenario, _, want: readonly string[]) => {
    const dead = await playersWith(page, scenario, 'dead')
    return want.filter((name) => !dead.includes(name))
  },
  registers_dead: (page, scenario) => playersWith(page, scenario, 'alive but looks dead'),
  errors: async (_, __, { refusals }, want: readonly string[]) => refusalsAs(want, refusals),
  vote_tokens_spent: (page, scenario) => playersWith(page, scenario, 'ghost vote used'),
  about_to_die: async (page, scenario) => {
    const rows = await page.locator('[data-nominee]').allInnerTexts()
    return names(scenario).find((name) => rows.some((row) => row.includes(`${name} is on the block`))) ?? null
  },
  winner: async (page) => {
    const proposal = page.locator('[data-end=proposal] h2')
    return (await proposal.count()) ? (/good/i.test(await proposal.innerText()) ? 'good' : 'evil') : 'none'
  },
}

const playable = new Set(['day', 'nominate', 'by', 'votes', 'voters', 'event', 'exile_call', 'supporters', 'execute', 'st_decides'])

/** One day of plain nominations, exile calls and executions, whose outcome the page shows. */
export const isDayScenario = ({ state, players = [], confidence, actions = [], expect }: Scenario): boolean =>
  state.phase === 'day' &&
  players.length > 0 &&
  confidence !== 'low' &&
  actions.length > 0 &&
  actions.every(
    (action) =>
      Object.keys(action).every((key) => playable.has(key)) &&
      (action.event === undefined || action.event === 'end_nominations') &&
      (!action.nominate || names({ players } as Scenario).includes(action.by ?? '')),
  ) &&
  Object.keys(expect).every((key) => key in readers) &&
  // The page does not offer decisions that the storyteller cannot make.
  !(actions.some(({ st_decides: decided }) => decided) && (expect['errors'] as readonly string[] | undefined)?.length)

export const missesByDay = async (page: Page, scenario: Scenario, seen: SeenDay, expectation: Expectation): Promise<readonly string[]> => {
  const missed: string[] = []
  for (const [key, want] of Object.entries(expectation)) {
    const wanted = Array.isArray(want) && key !== 'survivors' && key !== 'errors' ? [...(want as string[])].sort() : want
    const got = await readers[key]!(page, scenario, seen, want as never)
    if (JSON.stringify(wanted ?? null) !== JSON.stringify(got ?? null))
      missed.push(`${key}: expected ${JSON.stringify(wanted)}, the page shows ${JSON.stringify(got)}`)
  }
  return missed
}
