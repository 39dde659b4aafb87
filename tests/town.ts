import { expect } from 'vitest'
import type { CommandExtras, PlainCommand } from '@/core/journal/command'
import { redo, undo } from '@/core/journal/journal'
import type { Answer, Game } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import { nightSteps } from '@/core/rules/nightSteps'
import { sceneFor } from '@/core/rules/table'
import { voteOrder } from '@/core/rules/votes'
import { checksOn } from './town/checks'
import type { Acts, Options, Scene } from './town/scene'
import { asFound, placesOf, sitsDown } from './town/seating'
import { gameOn, newStage, passTo, rules, rulesWith, seatAt, send, settled, stepOf, walkTo } from './town/stage'

export { rules }

/** `town('sailor, pukka, fool')`: players sit clockwise and are addressed by their character. */
export const town = (seats: string, order: Game['order'] = 'sheet'): Scene => {
  const stage = newStage(rulesWith(placesOf(seats).map(({ name }) => name)), order)
  const at = (name: string): SeatId => seatAt(stage, name)
  const isPlayer = (value: unknown): value is string =>
    typeof value === 'string' && gameOn(stage).seats.some(({ player }) => player === value)
  const seatOr = (value: unknown): Answer => (isPlayer(value) ? at(value) : (value as Answer))

  /** What is told names a character first; whom somebody passes for is keyed by the player. */
  const worded = (key: string, value: unknown): readonly [string, Answer] => {
    const [character, ...names] = Array.isArray(value) ? (value as readonly string[]) : []
    if (key === 'says') return [key, character === undefined ? (value as Answer) : [character, ...names.map(at)]]
    const about = /^registers:(.+)$/.exec(key)?.[1]
    return about ? [`registers:${at(about)}`, value as Answer] : [key, seatOr(value)]
  }

  const extras = ({ guess: _, pass: __, anyway, overrides, ...answers }: Options): CommandExtras => ({
    ...(Object.keys(answers).length
      ? { answers: Object.fromEntries(Object.entries(answers).map(([key, value]) => worded(key, value))) }
      : {}),
    ...(overrides
      ? {
          overrides: Object.fromEntries(
            Object.entries(overrides).map(([key, value]) => [key.replace(/\w+$/, (name) => String(seatOr(name))), value]),
          ),
        }
      : {}),
    ...(anyway ? { anyway } : {}),
  })

  const taking = (name: string, chosen: readonly (string | Options)[]): PlainCommand => {
    const step = stepOf(stage, name)
    const names = chosen.filter((one) => typeof one === 'string')
    const options = (chosen.find((one) => typeof one !== 'string') ?? {}) as Options
    const ask = step.seat && step.ability ? step.night?.asks?.(sceneFor(stage.rules, gameOn(stage), step.seat, step.ability)) : undefined
    // Who names only a character points at no player.
    const naming = ask?.character !== undefined && !ask.targets
    const character = naming ? names[0] : options.guess
    const pass = options.pass ?? (ask !== undefined && !names.length && character === undefined)
    return {
      type: 'takeStep',
      step: step.id,
      ...(pass ? { pass } : { targets: naming ? [] : names.map(at) }),
      ...(character ? { character } : {}),
      ...extras(options),
    }
  }

  const acts =
    (name: string) =>
    (...chosen: readonly (string | Options)[]): Scene => {
      passTo(stage, stepOf(stage, name).index)
      return tap(taking(name, chosen))
    }

  /** A number of hands: the living first, clockwise from the nominee's left. */
  const hands = (given: number | readonly string[]): readonly SeatId[] => {
    const game = gameOn(stage)
    if (typeof given !== 'number') return given.map(at)
    const order = voteOrder(game, game.day.nominations.at(-1)!.nominee)
    const living = (id: SeatId) => game.seats.some((seat) => seat.id === id && seat.looksAlive)
    return [...order.filter(living), ...order.filter((id) => !living(id))].slice(0, given)
  }
  const tap = (command: Parameters<typeof send>[1]): Scene => {
    send(stage, command)
    return scene
  }
  const codes = (found: readonly string[], wanted: readonly string[], what: string): Scene => {
    expect([...found].sort(), what).toEqual([...wanted].sort())
    return scene
  }

  const scene: Scene = {
    ...(Object.fromEntries(Object.keys(stage.rules.characters).map((id) => [id, acts(id)])) as unknown as Acts),
    ...checksOn<Scene>(stage, () => scene),
    journal: stage.journal,
    get game() {
      return gameOn(stage)
    },
    night: (number) => {
      walkTo(stage, 'night', number)
      return scene
    },
    day: (number) => {
      walkTo(stage, 'day', number)
      return scene
    },
    dawn: () => {
      passTo(stage, Infinity)
      return tap({ type: 'dawn' })
    },
    dusk: () => tap({ type: 'dusk' }),
    step: (row, options = {}) => {
      const step = nightSteps(stage.rules, gameOn(stage)).find(
        (one) => one.row.row === row && one.due && !gameOn(stage).night.steps[one.id],
      )
      if (!step) throw new Error(`no row ${row} tonight`)
      passTo(stage, step.index)
      return tap({ type: 'takeStep', step: step.id, ...extras(options) })
    },
    nominate: (nominee, by = 'storyteller', anyway = false, options = {}) =>
      tap({
        type: 'nominate',
        by: by === 'storyteller' ? by : at(by),
        nominee: at(nominee),
        ...extras(options),
        ...(anyway ? { anyway } : {}),
      }),
    vote: (given) => tap({ type: 'vote', nomination: gameOn(stage).day.nominations.length - 1, votes: hands(given), counted: true }),
    close: (options = {}) => tap({ type: 'closeNominations', ...extras(options) }),
    execute: (name, options = {}) => tap({ type: 'execute', seat: at(name), ...extras(options) }),
    exile: (name, options = {}) => tap({ type: 'exile', seat: at(name), ...extras(options) }),
    callExile: (name, given) => {
      tap({ type: 'callExile', nominee: at(name) })
      return stage.turnedDown.length ? scene : scene.vote(given)
    },
    use: (name, { on, targets = [], swaps, answers = {}, ...rest } = {}) => {
      const seat = gameOn(stage).seats.find(({ player }) => player === name)
      const ability = seat?.abilities.find(({ way }) => way === 'gained' || way === 'believed')?.character ?? name
      return tap({
        type: 'useAbility',
        seat: at(name),
        ability,
        targets: targets.map(at),
        ...rest,
        ...extras(answers),
        ...(on ? { on: at(on) } : {}),
        ...(swaps ? { swaps: swaps.map(([a, b]) => [at(a), at(b)] as const) } : {}),
      })
    },
    send: (make) => tap(make(at)),
    life: (name, life) => tap({ type: 'correctLife', seat: at(name), life }),
    correct: (name, ...chosen) => {
      const command = taking(name, chosen)
      const entry = [...stage.journal.entries.values()]
        .reverse()
        .find((one) => one.command.type === 'takeStep' && command.type === 'takeStep' && one.command.step === command.step)
      if (!entry) throw new Error(`${name} has not acted`)
      return tap({ type: 'redecide', entry: entry.id, command })
    },
    answer: (question, answer, about) =>
      tap({ type: 'answer', question: about ? `${question}:${at(about)}` : question, answer: seatOr(answer) }),
    undo: () => {
      settled(stage)
      undo(stage.journal)
      return scene
    },
    redo: () => {
      settled(stage)
      redo(stage.journal)
      return scene
    },
    refused: (...wanted) => {
      const found = stage.turnedDown
      stage.turnedDown = []
      return codes(found, wanted, 'refused')
    },
    needs: (...wanted) => {
      const found = stage.wanting
      stage.wanting = []
      return codes(found, wanted, 'needs')
    },
    warned: (...wanted) => codes(stage.last?.kind === 'done' ? (stage.last.warnings ?? []).map(({ code }) => code) : [], wanted, 'warned'),
    dropped: (...wanted) => codes(stage.last?.kind === 'done' ? stage.last.dropped.map(({ code }) => code) : [], wanted, 'dropped'),
    announces: (text) => {
      expect(stage.last?.kind === 'done' ? stage.last.announce : undefined).toBe(text)
      return scene
    },
    look: (check) => {
      settled(stage)
      check(gameOn(stage), at)
      return scene
    },
  }

  const places = placesOf(seats)
  for (const place of places) tap(sitsDown(place))
  for (const place of places) for (const command of asFound(place, at(place.name))) tap(command)
  return scene
}
