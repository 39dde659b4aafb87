import { describe, expect, it } from 'vitest'
import { character } from '@/characters/contract'
import { decide } from '@/core/decide/decide'
import { evolveAll } from '@/core/journal/evolve'
import type { PlainCommand } from '@/core/journal/command'
import { newGame, type Game } from '@/core/model/game'
import { type SeatId, stepId } from '@/core/model/ids'
import type { Intent } from '@/core/model/scene'
import type { Rules } from '@/core/model/script'
import { isActive } from '@/core/rules/abilities'
import { rules as written } from '../../town'

/** A made-up character that does by day what the test wants. */
const table = (does: (at: (name: string) => SeatId) => readonly Intent[]) => {
  const at = (name: string) => game.seats.find(({ player }) => player === name)?.id as SeatId
  const changer = character('changer', {
    names: { sheet: 'Changer', published: 'Changer' },
    team: 'townsfolk',
    tokens: [],
    ability: '',
    day: { label: 'Changes', asks: 'nothing', does: () => does(at) },
  })
  const rules: Rules = { ...written, characters: { ...written.characters, changer } }
  let game: Game = newGame(rules.script.id)
  const send = (command: PlainCommand) => {
    const decision = decide(rules, game, command)
    if (decision.kind !== 'done') throw new Error(JSON.stringify(decision))
    game = evolveAll(game, decision.events)
    return decision
  }
  for (const id of ['changer', 'devilsadvocate', 'courtier', 'fool', 'po']) send({ type: 'addSeat', plan: { player: id, character: id } })
  send({ type: 'begin' })
  const change = (extras: Partial<PlainCommand> = {}) =>
    send({ type: 'useAbility', seat: at('changer'), ability: 'changer', ...extras } as PlainCommand)
  const seat = (name: string) => game.seats.find(({ player }) => player === name)!
  return { at, send, change, seat, game: () => game }
}

describe('becoming somebody else', () => {
  it('ends the ability that was held with its marks, and opens a new one with fresh uses', () => {
    const { send, change, seat, at, game } = table((of) => [
      { do: 'become', seat: of('devilsadvocate'), character: 'courtier', tell: true },
    ])
    send({ type: 'takeStep', step: stepId(`devilsadvocate:${at('devilsadvocate')}`), targets: [at('po')] })
    const [before] = seat('devilsadvocate').abilities
    expect(game().marks.map(({ source }) => source.serial)).toEqual([before?.serial])
    const decision = change()
    const { character, alignment, abilities, history, alive } = seat('devilsadvocate')
    expect({ character, alignment, alive }).toEqual({ character: 'courtier', alignment: 'evil', alive: true })
    expect(abilities).toEqual([{ serial: expect.any(Number), character: 'courtier', since: 1, way: 'own', spent: false }])
    expect(abilities[0]?.serial).toBeGreaterThan(before?.serial ?? Infinity)
    expect(history).toEqual([{ character: 'devilsadvocate', alignment: 'evil', until: { phase: 'night', number: 1 } }])
    expect(game().marks).toEqual([])
    expect(decision.cards).toEqual([{ title: 'card.youAre', for: at('devilsadvocate'), characters: ['courtier'], alignment: 'evil' }])
    expect(game().night.told.at(-1)).toMatchObject({ what: 'character', why: 'able', answer: { characters: ['courtier'] } })
  })

  it('two at once are one fact: characters, sides or both', () => {
    const { change, seat } = table((of) => [
      { do: 'exchange', seats: [of('fool'), of('po')], characters: true, alignments: false, tell: false },
    ])
    const decision = change()
    expect(decision.events.filter(({ type }) => type === 'became')).toHaveLength(1)
    expect([seat('fool').character, seat('fool').alignment, seat('po').character, seat('po').alignment]).toEqual([
      'po',
      'good',
      'fool',
      'evil',
    ])
    expect(new Set([...seat('fool').abilities, ...seat('po').abilities].map(({ serial }) => serial)).size).toBe(2)
  })

  it('can be overruled', () => {
    const { change, seat, at } = table((of) => [{ do: 'become', seat: of('fool'), character: 'po', tell: true }])
    const decision = change({ overrides: { [`become:${at('fool')}`]: false } })
    expect(decision.consequences[0]?.text).toBe('fool doesn’t become the Po, by your ruling')
    expect(seat('fool').character).toBe('fool')
  })

  it('by hand leaves no history, and a mark of the ability that is gone has no force', () => {
    const { send, seat, at, game } = table(() => [])
    send({ type: 'takeStep', step: stepId(`devilsadvocate:${at('devilsadvocate')}`), targets: [at('po')] })
    const [mark] = game().marks
    expect(isActive(written, game(), mark!)).toBe(true)
    send({ type: 'correctCharacter', seat: at('devilsadvocate'), character: 'fool' })
    send({ type: 'correctCharacter', seat: at('devilsadvocate'), character: 'devilsadvocate' })
    expect(seat('devilsadvocate').history).toEqual([])
    expect(isActive(written, game(), game().marks[0]!)).toBe(false)
  })
})
