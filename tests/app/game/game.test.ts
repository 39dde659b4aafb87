import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { computed, effectScope, reactive } from 'vue'
import { demoTable } from '@/scripts/bad-moon-rising/demo'
import { useGame } from '@/app/game/game'
import { useStory } from '@/app/game/story'
import { useLibrary } from '@/app/library/library'
import { useNotices } from '@/app/device/notices'
import type { Decision } from '@/core/decide/decision'
import { type SeatId, stepId } from '@/core/model/ids'
import { entriesText } from '@/text/en/entries'
import { informTown } from '@/app/start/informTown'
import { usePreferences } from '@/app/device/preferences'
import { useTown } from '@/app/session/town'
import { openSaves } from '@/storage/saves'
import { closeGame, newDevice } from '../../device'

const patient = { interval: 5 }

beforeEach(() => {
  newDevice()
})
afterEach(closeGame)

const begun = async () => {
  const id = await useLibrary().create({ commands: demoTable() })
  return { id, game: useGame() }
}

describe('the game store', () => {
  it('shows an empty table before a game is open, and refuses taps without falling over', () => {
    const game = useGame()
    expect(game.isOpen).toBe(false)
    expect(game.grimoire.seats).toEqual([])
    expect(game.nightSheet.steps).toBeDefined()
    expect(game.day.nominations).toEqual([])
    expect(useStory().lines).toEqual([])
    expect(game.undoLabel).toBeUndefined()
    expect(game.dispatch({ type: 'dusk' }).kind).toBe('refused')
  })

  it('plans without changing anything, and answers the same question once', async () => {
    const { game } = await begun()
    const entry = game.entry
    const first = game.plan({ type: 'takeStep', step: stepId('dusk') })
    expect(first.kind).toBe('done')
    expect(game.plan({ type: 'takeStep', step: stepId('dusk') })).toBe(first)
    expect(game.entry).toBe(entry)
    game.dispatch({ type: 'takeStep', step: stepId('dusk') })
    expect(game.plan({ type: 'takeStep', step: stepId('dusk') })).not.toBe(first)
  })

  it('takes a command out of a component’s reactive state', async () => {
    const { game, id } = await begun()
    const seat = game.grimoire.seats[0]!.id
    const draft = reactive({ type: 'writeNote' as const, seat, note: 'odd', answers: {} })
    game.dispatch(draft)
    await expect.poll(() => game.saving, patient).toBe('saved')
    expect((await openSaves().load(id))?.entries.at(-1)).toMatchObject({ command: { note: 'odd' } })
  })

  it('undoes and redoes, naming what', async () => {
    const { game } = await begun()
    const seat = game.grimoire.seats[0]!.id
    game.dispatch({ type: 'writeNote', seat, note: 'odd' })
    expect(game.undoLabel).toBe('a note on Ana')
    game.undo()
    expect(game.grimoire.seats[0]!.note).toBe('')
    expect(game.redoLabel).toBe('a note on Ana')
    game.redo()
    expect(game.grimoire.seats[0]!.note).toBe('odd')
    expect(game.redoLabel).toBeUndefined()
  })

  it('looks back without changing anything, and goes back for good', async () => {
    const { game } = await begun()
    const before = game.entry
    game.dispatch({ type: 'takeStep', step: stepId('minion-info') })
    game.look(before)
    expect(game.lookingAt).toBe(before)
    expect(game.nightSheet.now).toBe('minion-info')
    expect(game.dispatch({ type: 'dawn' })).toMatchObject({ kind: 'refused', refusals: [{ code: 'looking_back' }] })
    expect(useNotices().list.map(({ text }) => text)).toEqual([entriesText.lookingBack])
    game.look(undefined)
    expect(game.nightSheet.now).not.toBe('minion-info')
    game.goTo(before)
    expect(game.entry).toBe(before)
    expect(game.redoLabel).toBe('Minion info')
  })

  it('knows which entry settled a step, and lets it be decided again', async () => {
    const { game } = await begun()
    const step = () => game.nightSheet.steps.find(({ id }) => id === game.nightSheet.now)!
    while (!step().ask.targets) game.dispatch({ type: 'takeStep', step: step().id })
    const { id } = step()
    const [first, second] = game.grimoire.seats
    /** With the first answer to whatever is asked. */
    const answered = (planned: Decision) =>
      Object.fromEntries((planned.kind === 'refused' ? [] : planned.questions).map(({ key, options }) => [key, options[0]!.value]))
    const choosing = (seat: SeatId) => ({ type: 'takeStep', step: id, targets: [seat] }) as const
    game.dispatch({ ...choosing(first!.id), answers: answered(game.plan(choosing(first!.id))) })
    const settled = game.settledStep(id)!
    expect(settled.command.targets).toEqual([first!.id])

    const again = (answers = {}) =>
      ({ type: 'redecide', entry: settled.entry, index: settled.index, command: { ...choosing(second!.id), answers } }) as const
    const entry = game.entry
    expect(game.dispatch(again(answered(game.plan(again())))).kind).toBe('done')
    expect(game.undoLabel).toMatch(/^changed: /)
    const correction = game.facts.journal.entries.get(game.entry)
    expect(correction?.parts?.reduce((sum, facts) => sum + facts)).toBe(correction?.events.length)
    expect(game.settledStep(id)?.command.targets).toEqual([second!.id])
    expect(game.nightSheet.steps.find((one) => one.id === id)?.result).toContain(second!.player)
    game.undo()
    expect([game.entry, game.settledStep(id)?.command.targets]).toEqual([entry, [first!.id]])
  })

  it('repaints nothing when only the saving state changes', async () => {
    const { game } = await begun()
    let runs = 0
    const scope = effectScope()
    const seats = scope.run(() => computed(() => ((runs += 1), game.grimoire.seats.length)))!
    expect(seats.value).toBe(11)
    await expect.poll(() => game.saving, patient).toBe('saved')
    expect(seats.value).toBe(11)
    expect(runs).toBe(1)
    scope.stop()
  })

  it('speaks the names the storyteller prefers', async () => {
    const { game } = await begun()
    const names = () => game.grimoire.seats.map(({ character }) => character?.name)
    expect(names()).toContain('Housekeeper')
    usePreferences().names = 'published'
    expect(names()).toContain('Chambermaid')
  })

  it('tells the town what the town may know, and nothing else', async () => {
    const { game, id } = await begun()
    const scope = effectScope()
    scope.run(informTown)
    const town = scope.run(() => useTown(id))!
    await expect.poll(() => town.view.value !== undefined, patient).toBe(true)
    expect(town.view.value?.seats.map(({ player }) => player)).toContain('Ana')
    const words = JSON.stringify(town.view.value)
    for (const secret of ['sailor', 'pukka', 'good', 'evil', 'drunk']) expect(words).not.toContain(secret)
    game.dispatch({ type: 'renamePlayer', seat: game.grimoire.seats[0]!.id, player: 'Anna' })
    await expect.poll(() => town.view.value?.seats[0]?.player, patient).toBe('Anna')
    scope.stop()
  })
})
