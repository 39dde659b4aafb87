import { describe, it } from 'vitest'
import { town } from '../town'

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
      .notDue('minstrel', 'because.noSong'))
})
