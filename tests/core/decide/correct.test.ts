import { describe, expect, it } from 'vitest'
import { decide } from '@/core/decide/decide'
import { gameAt } from '@/core/journal/journal'
import { speltIn } from '@/core/journal/spelling'
import { entryId, seatId } from '@/core/model/ids'
import { storyView } from '@/core/views/story'
import { rules, town } from '../../town'

const seats = 'sailor, gambler, fool, courtier, zombuul'

describe('the storyteller’s own hand', () => {
  it('HAND-1: sets a life without running any rule', () => {
    town(seats).night(2).life('sailor', 'dead').onlyDead('sailor').life('sailor', 'alive').onlyDead()
    town(seats).night(2).life('zombuul', 'looks-dead').looksDead('zombuul').news([])
  })

  it('HAND-2: kills and revives through the pipeline, with everything that follows', () => {
    town(seats)
      .night(2)
      .send((at) => ({ type: 'kill', seat: at('sailor'), cause: 'demon' }))
      .alive('sailor')
      .send((at) => ({ type: 'kill', seat: at('fool'), cause: 'storyteller' }))
      .alive('fool')
      .spent('fool')
    town(`${seats}, moonchild`)
      .day(1)
      .send((at) => ({ type: 'kill', seat: at('moonchild'), cause: 'storyteller' }))
      .dead('moonchild')
      .asked('moonchild_choose')
      .send((at) => ({ type: 'revive', seat: at('moonchild') }))
      .alive('moonchild')
      .look((game) => expect(game.owed).toEqual([]))
    town(seats)
      .life('zombuul', 'looks-dead')
      .night(2)
      .send((at) => ({ type: 'revive', seat: at('zombuul') }))
      .look((game) => expect(game.seats[4]?.looksAlive).toBe(true))
  })

  it('HAND-3: a character, with its side or keeping the old one, an ability, a side', () => {
    town(seats)
      .night(2)
      .send((at) => ({ type: 'correctCharacter', seat: at('gambler'), character: 'assassin' }))
      .evil('gambler')
      .due('assassin')
    town(seats)
      .night(2)
      .send((at) => ({ type: 'correctCharacter', seat: at('gambler'), character: 'assassin', keepAlignment: true }))
      .good('gambler')
    town(seats)
      .night(2)
      .send((at) => ({ type: 'correctAbility', seat: at('gambler'), ability: 'innkeeper', held: true }))
      .due('innkeeper')
      .send((at) => ({ type: 'correctAbility', seat: at('gambler'), ability: 'innkeeper', held: false }))
      .notDue('innkeeper')
    town(seats)
      .night(2)
      .send((at) => ({ type: 'correctAlignment', seat: at('gambler'), alignment: 'evil' }))
      .evil('gambler')
  })

  it('HAND-4: what is used up, ghost votes, notes', () =>
    town(seats)
      .night(2)
      .send((at) => ({ type: 'correctSpent', seat: at('courtier'), ability: 'courtier', spent: true }))
      .notDue('courtier', 'because.spent')
      .send((at) => ({ type: 'correctSpent', seat: at('courtier'), ability: 'courtier', spent: false }))
      .due('courtier')
      .send((at) => ({ type: 'correctGhostVote', seat: at('fool'), ghostVote: false }))
      .send((at) => ({ type: 'writeNote', seat: at('fool'), note: 'claims Sailor' }))
      .look((game) => expect(game.seats[2]).toMatchObject({ ghostVote: false, note: 'claims Sailor' })))

  it('HAND-11: the Po’s charge is set by hand, and taken away', () =>
    town('sailor, gambler, fool, courtier, po')
      .night(2)
      .send((at) => ({ type: 'correctChoice', seat: at('po'), ability: 'po', targets: [] }))
      .token('po', 'po: 3 attacks')
      .po('gambler')
      .refused('must_choose_three')
      .send((at) => ({ type: 'correctChoice', seat: at('po'), ability: 'po' }))
      .noToken('po', 'po: 3 attacks')
      .po('gambler')
      .dead('gambler'))

  it('HAND-11: so is the Shabaloth’s last meal', () =>
    town('sailor, gambler dead, fool, courtier, shabaloth')
      .night(3)
      .send((at) => ({ type: 'correctChoice', seat: at('shabaloth'), ability: 'shabaloth', targets: [at('gambler')] }))
      .shabaloth('fool', 'courtier', { regurgitate: 'gambler' })
      .alive('gambler'))

  it('HAND-11: last night’s choice, set by day or by night, may not be chosen again', () => {
    town('sailor, exorcist, fool, courtier, po')
      .night(3)
      .send((at) => ({ type: 'correctChoice', seat: at('exorcist'), ability: 'exorcist', targets: [at('fool')] }))
      .exorcist('fool')
      .refused('target_same_as_last_night')
    town('sailor, exorcist, fool, courtier, po')
      .night(3)
      .exorcist('sailor')
      .day(3)
      .send((at) => ({ type: 'correctChoice', seat: at('exorcist'), ability: 'exorcist', targets: [at('fool')] }))
      .night(4)
      .exorcist('fool')
      .refused('target_same_as_last_night')
      .exorcist('sailor')
  })

  it('HAND-11: what is set after tonight’s choice is tonight’s', () =>
    town('sailor, gambler, fool, courtier, po')
      .night(2)
      .po('gambler')
      .send((at) => ({ type: 'correctChoice', seat: at('po'), ability: 'po', targets: [] }))
      .look((game) => expect(Object.values(game.lastChoices)).toContainEqual({ night: 2, targets: [] })))

  it('HAND-8: a stranger is no choice, and an ability nobody holds has none', () => {
    town('sailor, gambler, fool, courtier, po')
      .night(2)
      .send((at) => ({ type: 'correctChoice', seat: at('po'), ability: 'po', targets: [seatId('s99')] }))
      .refused('no_such_seat')
      .send((at) => ({ type: 'correctChoice', seat: at('fool'), ability: 'po', targets: [] }))
      .look((game) => expect(game.lastChoices).toEqual({}))
  })

  it('HAND-12: a misspelt name is corrected in what has been told; who takes a seat over has the new name from then on', () => {
    const scene = town('sailor, gambler, fool, courtier, po').night(2).po('gambler').day(2)
    const told = () =>
      storyView(rules, scene.journal)
        .lines.map(({ text }) => text)
        .join(' ')
    scene.send((at) => ({ type: 'renamePlayer', seat: at('gambler'), player: 'Gabriel', everywhere: true }))
    expect(told()).toContain('Gabriel')
    expect(told()).not.toContain('gambler')
    scene.send((at) => ({ type: 'renamePlayer', seat: at('po'), player: 'Paula' }))
    expect(told()).toContain('po the Po chose Gabriel')
    expect(speltIn(scene.journal, gameAt(scene.journal, entryId('2')) ?? scene.game).seats.map(({ player }) => player)).toContain('Gabriel')
    scene.undo().undo()
    expect(told()).toContain('gambler')
  })

  it('HAND-12: corrected twice, the last spelling holds everywhere', () => {
    const scene = town('sailor, gambler, fool, courtier, po').night(2).po('gambler').day(2)
    for (const player of ['Gabriel', 'Gabriela']) scene.send(() => ({ type: 'renamePlayer', seat: seatId('s2'), player, everywhere: true }))
    const told = storyView(rules, scene.journal).lines.map(({ text }) => text)
    expect(told.filter((text) => /gambler|Gabriel\b/.test(text))).toEqual([])
    expect(told.filter((text) => text.includes('Gabriela')).length).toBeGreaterThan(1)
  })

  it('HAND-5: marks carry a rule, free tokens carry none', () => {
    const scene = town(seats)
      .night(2)
      .send((at) => ({ type: 'placeToken', on: at('gambler'), character: 'pukka', text: 'Poisoned' }))
      .sober('gambler')
      .send(() => ({ type: 'placeToken', on: 'table', text: 'No lies today' }))
    const [first] = scene.game.tokens
    scene
      .send((at) => ({ type: 'moveToken', token: first!.id, to: at('fool') }))
      .look((game, at) => expect(game.tokens.map(({ on }) => on)).toEqual(['table', at('fool')]))
    scene.send(() => ({ type: 'removeToken', token: scene.game.tokens[0]!.id })).look((game) => expect(game.tokens).toHaveLength(1))

    const marked = town(seats)
      .night(2)
      .send((at) => ({ type: 'placeMark', on: at('gambler'), kind: 'poisoned', token: 'Poisoned', ends: { at: 'used' } }))
      .poisoned('gambler')
    marked
      .send((at) => ({ type: 'moveMark', mark: marked.game.marks[0]!.id, to: at('fool') }))
      .onlyPoisoned('fool')
      .send(() => ({ type: 'removeMark', mark: marked.game.marks[0]!.id }))
      .onlyPoisoned()
  })

  it('HAND-10: a countdown laid by hand counts by itself, a song leaves out whom it is laid beside', () => {
    const scene = town('courtier, minstrel, fool, gambler, po, apprentice good')
      .night(2)
      .send((at) => ({
        type: 'placeMark',
        on: at('po'),
        kind: 'drunk',
        character: 'courtier',
        token: 'Drunk',
        shown: 2,
        ends: { at: 'dusk', dusks: 2 },
      }))
    scene
      .token('po', 'courtier: Drunk 2')
      .onlyDrunk('po')
      .day(2)
      .token('po', 'courtier: Drunk 2')
      .night(3)
      .token('po', 'courtier: Drunk 1')
      .drunk('po')
      .dawn()
      .token('po', 'courtier: Drunk 1')
      .dusk()
      .onlyDrunk()
    town('courtier, minstrel, fool, gambler, po, apprentice good')
      .day(1)
      .send((at) => ({
        type: 'placeMark',
        on: at('minstrel'),
        kind: 'drunk',
        character: 'minstrel',
        token: 'Everyone drunk',
        others: true,
        ends: { at: 'dusk', dusks: 2 },
      }))
      .token('table', 'minstrel: Everyone drunk')
      .onlyDrunk('courtier', 'fool', 'gambler', 'po')
      .day(2)
      .drunk('po')
      .dusk()
      .onlyDrunk()
  })

  it('HAND-10: whom the Pukka poisoned by hand dies at its next step', () => {
    const laid = (bag: string) =>
      town(bag)
        .day(1)
        .send((at) => ({
          type: 'placeMark',
          on: at('fool'),
          kind: 'poisoned',
          character: 'pukka',
          token: 'Poisoned',
          ends: { at: 'used' },
        }))
        .onlyPoisoned('fool')
        .night(2)
    laid('pukka, fool, gambler, sailor, minstrel').pukka('gambler').dead('fool').onlyPoisoned('gambler')
    laid('po, fool, gambler, sailor, minstrel').dawn().alive('fool').onlyPoisoned('fool')
  })

  it('HAND-10: who lives by a mark laid by hand lives by your word', () => {
    const told = (kind: 'safe' | 'shield', character?: string) => {
      const scene = town(seats)
        .day(1)
        .send((at) => ({
          type: 'placeMark',
          on: at('gambler'),
          kind,
          token: 'x',
          ends: { at: 'dusk', dusks: 1 },
          ...(character ? { character } : {}),
        }))
      const decision = decide(rules, scene.game, { type: 'execute', seat: scene.game.seats[1]!.id })
      return decision.kind === 'done'
        ? decision.consequences.map(({ kind: what, text, because, override }) => [what, text, because, override])
        : []
    }
    expect(told('safe')).toEqual([['survives', 'gambler lives, by your ruling', undefined, 'gambler dies anyway']])
    expect(told('shield', 'devilsadvocate')).toEqual([
      ['survives', "gambler survives (Devil's Advocate)", "Devil's Advocate (by you)", 'gambler dies anyway'],
    ])
  })

  it('HAND-6: the phase, the number of the day and the extra day', () =>
    town(seats)
      .night(2)
      .send(() => ({ type: 'correctPhase', phase: { kind: 'day', number: 5 } }))
      .look((game) => expect([game.phase, game.day.number]).toEqual([{ kind: 'day', number: 5 }, 5]))
      .send(() => ({ type: 'correctOvertime', overtime: { day: 6, ability: 'mastermind' } }))
      .look((game) => expect(game.overtime?.day).toBe(6)))

  it('HAND-7: seats are swapped, moved, renamed and reordered, and everything travels along', () => {
    const scene = town(seats).night(1).sailor('gambler', { drunk: 'gambler' })
    scene
      .send((at) => ({ type: 'swapSeats', a: at('gambler'), b: at('zombuul') }))
      .seats('sailor', 'zombuul', 'fool', 'courtier', 'gambler')
      .drunk('gambler')
    scene
      .send((at) => ({ type: 'moveSeat', seat: at('gambler'), to: 0 }))
      .seats('gambler', 'sailor', 'zombuul', 'fool', 'courtier')
      .drunk('gambler')
    scene.send((at) => ({ type: 'reorderSeats', order: [at('sailor')] })).refused('order_must_name_every_seat')
    scene.send((at) => ({ type: 'renamePlayer', seat: at('fool'), player: 'Bo' })).seats('gambler', 'sailor', 'zombuul', 'Bo', 'courtier')
  })

  it('HAND-8: a seat that is not there is refused', () => {
    const { game } = town(seats).night(1)
    expect(decide(rules, game, { type: 'correctLife', seat: seatId('s99'), life: 'dead' })).toMatchObject({
      kind: 'refused',
      refusals: [{ code: 'no_such_seat', because: 'There is no such seat.' }],
    })
  })

  it('HAND-8: so is a mark that is gone', () => {
    const { game } = town(seats).night(1)
    expect(decide(rules, game, { type: 'moveMark', mark: 'm99' as never, to: game.seats[0]!.id })).toMatchObject({
      kind: 'refused',
      refusals: [{ code: 'no_such_mark' }],
    })
  })

  it('RETURN-2: who is brought back by hand in the night has missed what has passed', () =>
    town('sailor, gambler dead, fool, chambermaid dead, po')
      .night(2)
      .po('fool')
      .send((at) => ({ type: 'revive', seat: at('gambler') }))
      .send((at) => ({ type: 'revive', seat: at('chambermaid') }))
      .notDue('gambler')
      .due('chambermaid'))
})
