import { describe, expect, it } from 'vitest'
import { storyView } from '@/core/views/story'
import { whyView } from '@/core/views/why'
import { rules, town } from '../town'

const band = 'minstrel, fool, sailor, gambler, assassin, devilsadvocate, po, apprentice evil with godfather'

describe('Minstrel', () => {
  it('MINSTREL-1: only the death of a Minion by execution', () =>
    town(band).night(1).devilsadvocate('assassin').day(1).execute('assassin').executed('alive').onlyDrunk())

  it('MINSTREL-1: executing a dead Minion is not enough, nor is a death by night', () =>
    town(band).night(2).po('assassin').dead('assassin').onlyDrunk().day(2).execute('assassin').executed('corpse').onlyDrunk())

  it('MINSTREL-1: an Apprentice with a Minion’s power is no Minion, and exile no execution', () =>
    town(band).day(1).exile('apprentice').dead('apprentice').onlyDrunk())

  it('MINSTREL-2: at once everybody but the Minstrel and Travellers, until dusk of the next day', () =>
    town(band)
      .day(1)
      .execute('assassin')
      .dead('assassin')
      .onlyDrunk('fool', 'sailor', 'gambler', 'assassin', 'devilsadvocate', 'po')
      .token('table', 'minstrel: Everyone drunk')
      .day(2)
      .drunk('po')
      .sober('minstrel', 'apprentice')
      .dusk()
      .onlyDrunk())

  it('MINSTREL-2: so the next day’s shields fail and a second Minion can be executed', () =>
    town(band).day(1).execute('assassin').night(2).devilsadvocate('devilsadvocate').day(2).execute('devilsadvocate').dead('devilsadvocate'))

  it.each([
    ['the Apprentice sits before the Minstrel', 'apprentice good with minstrel, minstrel, fool, sailor, assassin, po'],
    ['the Minstrel sits before the Apprentice', 'minstrel, fool, sailor, assassin, po, apprentice good with minstrel'],
  ])('MINSTREL-5: both sing (DEATH-11), whoever sits first: %s', (_, seats) => {
    town(seats)
      .day(1)
      .execute('assassin')
      .look(({ marks }) => expect(marks.filter(({ on }) => on === 'everyoneElse')).toHaveLength(2))
      .onlyDrunk('minstrel', 'fool', 'sailor', 'assassin', 'po')
      .exile('apprentice')
      .onlyDrunk('fool', 'sailor', 'assassin', 'po')
  })

  it('HAND-9: lifted by hand for one player, the others stay drunk; or it is ended for all', () => {
    const scene = town(band).day(1).execute('assassin')
    const song = scene.game.marks.find(({ on }) => on === 'everyoneElse')!.id
    const lines = (name: string) => whyView(rules, scene.game, scene.game.seats.find(({ player }) => player === name)!.id)
    expect(lines('po')).toMatchObject([{ kind: 'drunk', mark: song, forAll: true }])
    scene
      .send((at) => ({ type: 'removeMark', mark: song, seat: at('po') }))
      .onlyDrunk('fool', 'sailor', 'gambler', 'assassin', 'devilsadvocate')
      .token('table', 'minstrel: Everyone drunk')
    expect(lines('po')).toMatchObject([{ kind: 'memo', text: '“Everyone drunk” doesn’t hold for them, by your word.' }])
    expect(storyView(rules, scene.journal).lines.at(-1)).toMatchObject({ kind: 'hand', text: 'Everyone drunk was lifted from po by hand.' })
    scene
      .day(2)
      .sober('po')
      .drunk('fool')
      .send(() => ({ type: 'removeMark', mark: song }))
      .onlyDrunk()
    expect(storyView(rules, scene.journal).lines.at(-1)).toMatchObject({
      kind: 'hand',
      text: 'Everyone drunk was lifted from everybody else by hand.',
    })
  })

  it('HAND-9: what was lifted from one comes back with undo', () => {
    const scene = town(band).day(1).execute('assassin')
    scene
      .send((at) => ({ type: 'removeMark', mark: scene.game.marks.find(({ on }) => on === 'everyoneElse')!.id, seat: at('po') }))
      .sober('po')
      .undo()
      .drunk('po')
  })

  it('MINSTREL-3: everybody sobers when the Minstrel dies', () =>
    town('minstrel, fool, sailor, gambler, assassin, tinker, po')
      .day(1)
      .execute('assassin')
      .send((at) => ({ type: 'kill', seat: at('minstrel'), cause: 'storyteller' }))
      .dead('minstrel')
      .onlyDrunk())

  it('MINSTREL-3: a Minstrel without an ability starts no song', () =>
    town(band).night(1).sailor('minstrel', { drunk: 'minstrel' }).day(1).execute('assassin').onlyDrunk('minstrel'))

  it('MINSTREL-4: its row is there when the song starts and when the marker is removed', () =>
    town(band)
      .day(1)
      .execute('assassin')
      .night(2)
      .due('minstrel')
      .bookkeeping('minstrel')
      .night(3)
      .due('minstrel')
      .night(4)
      .notDue('minstrel', 'no Minion was executed'))
})
