import { rules } from '../scenarios/runner'
import { idOf } from '../scenarios/names'
import type { Expectation, Scenario, ScenarioAction } from '../scenarios/scenario'
import type { NightPage, NightTable } from './nightTable'
import { refusalsAs } from './refusals.ts'

/** What the page said while a scenario was played. */
export interface Seen {
  readonly refusals: string[]
  readonly asked: Set<string>
  order: readonly string[]
  number: number | null
  dawn: { readonly died: readonly string[]; readonly back: readonly string[] } | undefined
}

const names = (scenario: Scenario) => (scenario.players ?? []).map(({ name }) => name)
const seatOf = (scenario: Scenario, name: string) => `s${names(scenario).indexOf(name) + 1}`
const labels: Readonly<Record<string, string>> = {
  'Lunatic (info)': 'lunatic.info',
  'Lunatic (act)': 'lunatic.act',
  'Lunatic (report)': 'lunatic.report',
  'Minion info': 'minion-info',
  'Demon info': 'demon-info',
  Dusk: 'dusk',
  Dawn: 'dawn',
  Travellers: 'travellers',
}
const rowOf = (label: string) => labels[label] ?? idOf(label)
const isRow = (id: string, row: string) => id.split(':')[0]?.replace(/\.\d+$/, '') === row

export const playScenario = async (table: NightTable, scenario: Scenario): Promise<Seen> => {
  // Only the Housekeeper asks who was woken; elsewhere a skipped step is quicker to skip.
  const counted = 'chambermaid_number' in scenario.expect
  const seen: Seen = { refusals: [], asked: new Set(), order: [], number: null, dawn: undefined }
  const remember = (now: NightPage) => {
    const due = now.rows.filter(({ status }) => status !== 'not-due')
    for (const { code } of now.questions) seen.asked.add(code)
    if (due.length) seen.order = due.map(({ id }) => id)
  }
  const look = async () => {
    const now = await table.see()
    remember(now)
    return now
  }
  const answerOpen = async () => {
    for (let now = await look(); now.openQuestion; now = await look())
      await table.tap(
        now.questions[0]?.answers.length
          ? '.interrupt [data-question] [aria-pressed=true], .interrupt [data-question] button'
          : '[data-act=answer-later]',
      )
  }
  const cards = async () => {
    for (const { digit } of await table.showCards()) if (digit !== undefined) seen.number = digit
    await answerOpen()
  }
  /** Steps in between are passed over, and whoever would have been woken was. */
  const passUntil = async (wanted: (id: string) => boolean) => {
    for (let guard = 0; guard < 40; guard++) {
      await answerOpen()
      const now = await look()
      if (now.end !== undefined) await table.tap('[data-act=play-on]')
      if (now.dawn || now.step === undefined || wanted(now.step)) return
      const { step, title } = now
      await table.tap('[data-act=skip]')
      if (counted && title.startsWith('Wake ')) {
        await table.tap(`[data-row="${step}"] .row`)
        await table.tap(`[data-row="${step}"] [data-act=woken]`)
      }
    }
  }
  const decideAll = async (action: ScenarioAction) => {
    for (const [code, value] of Object.entries(action.st_decides ?? {})) {
      const now = await look()
      const question = now.questions.find((each) => each.code === code)
      if (!question) continue
      const answer = typeof value === 'string' ? seatOf(scenario, value) : value === null ? 'nobody' : String(value)
      if (question.answers.includes(answer)) await table.answer(code, answer)
      else await table.seat(answer)
    }
  }
  const settle = async (action: ScenarioAction) => {
    await decideAll(action)
    const truth = /true number is (\d)/.exec((await look()).questions.map(({ text }) => text).join(' '))?.[1]
    await table.done()
    const now = await look()
    if (now.refused !== undefined) {
      seen.refusals.push(now.refused)
      if (action.anyway) await table.tap('[data-act=anyway]')
    }
    await cards()
    if (truth !== undefined) seen.number = Number(truth)
  }
  const point = async (action: ScenarioAction): Promise<boolean> => {
    for (const name of action.choose ?? []) {
      const seat = seatOf(scenario, name)
      await table.seat(seat)
      // The code for refusals loads when it is first needed.
      await page.locator(`[data-part=reason], [data-seat="${seat}"] .is-chosen`).first().waitFor()
      const { reason } = await look()
      if (reason === undefined) continue
      seen.refusals.push(reason)
      await table.tap(action.anyway ? '[data-act=choose-anyway]' : '[data-act=dismiss-reason]')
      if (!action.anyway) return false
    }
    return true
  }
  const act = async (action: ScenarioAction) => {
    if ((await look()).end !== undefined) await table.tap('[data-act=play-on]')
    if (action.event === 'dawn') {
      await passUntil(() => false)
      await page.locator('[data-dawn=died]').waitFor()
      seen.dawn = await page.evaluate(() => ({
        died: [...document.querySelectorAll('[data-dawn-seat].is-died h2')].map((each) => each.textContent ?? ''),
        back: [...document.querySelectorAll('[data-dawn-seat].is-back h2')].map((each) => each.textContent ?? ''),
      }))
      await table.tap('[data-act=begin-day]')
      return
    }
    if (action.event) return
    const player = scenario.players?.find(({ character }) => character === action.actor)
    const seat = player && seatOf(scenario, player.name)
    const wanted = action.step
      ? (id: string) => isRow(id, rowOf(action.step ?? ''))
      : (id: string) => id.endsWith(`:${seat}`) && !/^(lunatic\.(info|report)|travellers\.demon)/.test(id)
    await passUntil(wanted)
    table.of((await look()).step ?? '')
    if (action.pass) await table.tap('[data-act=pass]')
    else if (await point(action)) {
      const named = action.choose_character ?? action.guess ?? action.gains
      if (named) await table.character(idOf(named))
      return settle(action)
    }
    await cards()
  }
  const { page } = table
  await look()
  for (const action of scenario.actions ?? []) await act(action)
  if ((await look()).dawn) await table.tap('[data-act=to-night]')
  await page.locator('[data-seat]').first().waitFor()
  await look()
  return seen
}

const says = (label: string, word: string) => label.split(', ').includes(word)
const dead = (label: string) => says(label, 'dead')
const sorted = (list: readonly string[]) => [...list].sort()

type Reader = (
  want: never,
  at: { readonly scenario: Scenario; readonly before: NightPage; readonly after: NightPage; readonly seen: Seen },
) => unknown

const namesWith = (scenario: Scenario, page: NightPage, test: (label: string) => boolean) =>
  sorted(names(scenario).filter((_, i) => test(page.seats.find(({ id }) => id === `s${i + 1}`)?.label ?? '')))

/** Each returns what the page showed, in the shape of what is expected. */
const readers: Readonly<Record<string, Reader>> = {
  deaths: (_, { scenario, before, after }) =>
    namesWith(scenario, after, dead).filter((name) => !namesWith(scenario, before, dead).includes(name)),
  survivors: (want: readonly string[], { scenario, after }) =>
    want.filter((name) => namesWith(scenario, after, (label) => !dead(label)).includes(name)),
  resurrected: (_, { scenario, before, after }) =>
    namesWith(scenario, before, dead).filter((name) => !namesWith(scenario, after, dead).includes(name)),
  registers_dead: (_, { scenario, after }) => namesWith(scenario, after, (label) => says(label, 'alive but looks dead')),
  drunk: (want: readonly string[], { scenario, after }) =>
    namesWith(scenario, after, (label) => says(label, 'drunk')).filter(
      (name) => want.includes(name) || !namesWith(scenario, after, dead).includes(name),
    ),
  poisoned: (want: readonly string[], { scenario, after }) =>
    namesWith(scenario, after, (label) => says(label, 'poisoned')).filter(
      (name) => want.includes(name) || !namesWith(scenario, after, dead).includes(name),
    ),
  sober: (want: readonly string[], { scenario, after }) =>
    want.filter((name) => !namesWith(scenario, after, (label) => says(label, 'drunk') || says(label, 'poisoned')).includes(name)),
  protected: (_, { scenario, after }) => namesWith(scenario, after, (label) => says(label, 'cannot die')),
  alignment: (want: Readonly<Record<string, string>>, { scenario, after }) =>
    Object.fromEntries(
      Object.keys(want).map((name) => {
        const label = after.seats.find(({ id }) => id === seatOf(scenario, name))?.label ?? ''
        const own = ['minion', 'demon'].includes(
          rules.characters[idOf(scenario.players?.find((one) => one.name === name)?.character ?? '')]?.team ?? '',
        )
          ? 'evil'
          : 'good'
        return [name, says(label, 'turned evil') ? 'evil' : says(label, 'turned good') ? 'good' : own]
      }),
    ),
  night_steps: (want: readonly string[], { seen }) => {
    let at = -1
    return want.filter((label) => {
      const next = seen.order.findIndex((id, i) => i > at && isRow(id, rowOf(label)))
      if (next >= 0) at = next
      return next >= 0
    })
  },
  not_steps: (want: readonly string[], { seen }) => want.filter((label) => !seen.order.some((id) => isRow(id, rowOf(label)))),
  chambermaid_number: (_, { seen }) => seen.number,
  errors: (want: readonly string[], { seen }) => refusalsAs(want, seen.refusals),
  prompts: (want: readonly string[], { seen }) => want.filter((code) => seen.asked.has(code)),
  prompts_absent: (want: readonly string[], { seen }) => want.filter((code) => !seen.asked.has(code)),
  winner: (_, { after }) => (after.end === undefined ? 'none' : /good/i.test(after.end) ? 'good' : 'evil'),
  announce_dawn: (_, { seen }) => ({ died: sorted(seen.dawn?.died ?? []), alive_again: sorted(seen.dawn?.back ?? []) }),
}

const readable = new Set([...Object.keys(readers), 'order_disagreement'])

export const misses = (scenario: Scenario, expect: Expectation, before: NightPage, after: NightPage, seen: Seen): readonly string[] =>
  Object.entries(expect).flatMap(([key, want]) => {
    const read = readers[key]
    if (!read) return []
    const ordered =
      Array.isArray(want) && !['night_steps', 'errors', 'not_steps', 'survivors', 'sober', 'prompts', 'prompts_absent'].includes(key)
        ? sorted(want as string[])
        : want
    const got = read(want as never, { scenario, before, after, seen })
    return JSON.stringify(ordered ?? null) === JSON.stringify(got ?? null)
      ? []
      : [`${key}: expected ${JSON.stringify(ordered)}, the page shows ${JSON.stringify(got)}`]
  })

/** One night, told in the page alone: these can be played by touch from the night's panel. */
export const isNightScenario = (scenario: Scenario): boolean => {
  const actions = scenario.actions ?? []
  const plain = new Set(['night', 'actor', 'choose', 'choose_character', 'guess', 'pass', 'gains', 'step', 'st_decides', 'event', 'anyway'])
  return (
    scenario.state.phase === 'night' &&
    (scenario.players?.length ?? 0) > 0 &&
    scenario.confidence !== 'low' &&
    actions.length > 0 &&
    !scenario.state.apprentice_will_gain &&
    actions.every(({ choose = [] }) => new Set(choose).size === choose.length) &&
    actions.every(
      (action) =>
        Object.keys(action).every((key) => plain.has(key)) &&
        action.night === scenario.state.night &&
        (action.event === undefined || ['dawn', 'list_steps', 'check_win'].includes(action.event)),
    ) &&
    // A second tap on a single place replaces it: too many targets cannot be pointed at.
    !((scenario.expect['errors'] as readonly string[] | undefined) ?? []).some(
      (code) => code === 'one_target_only' || code === 'po_only_one_target',
    ) &&
    Object.keys(scenario.expect).every((key) => readable.has(key))
  )
}
