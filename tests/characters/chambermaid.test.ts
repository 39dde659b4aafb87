import { describe, it } from 'vitest'
import { town } from '../town'

const number = (truth: number) => ({ number: truth, truth, mayBeFalse: false })

describe('Housekeeper', () => {
  it('HOUSEKEEPER-1: counts who woke for the own ability, used or not', () =>
    town('chambermaid, sailor, courtier, gambler, pukka')
      .night(1)
      .sailor('gambler', { drunk: 'gambler' })
      .courtier()
      .pukka('gambler')
      .chambermaid('courtier', 'gambler')
      .told('chambermaid', 'number', number(1)))

  it('HOUSEKEEPER-1: whether or not the ability worked', () =>
    town('chambermaid, sailor, courtier, gambler, pukka')
      .night(2)
      .sailor('gambler', { drunk: 'gambler' })
      .gambler('pukka', { guess: 'po' })
      .chambermaid('sailor', 'gambler')
      .told('chambermaid', 'number', number(2)))

  it('HOUSEKEEPER-1: a used-up Courtier sleeps, but not on the night of use', () =>
    town('chambermaid, sailor, courtier, fool, pukka')
      .night(1)
      .courtier('po')
      .chambermaid('courtier', 'fool')
      .told('chambermaid', 'number', number(1))
      .night(2)
      .chambermaid('courtier', 'fool')
      .told('chambermaid', 'number', number(0)))

  it('HOUSEKEEPER-2: Minion and Demon info, and being told of Lunatic or Exorcist, are no wakes of an ability', () =>
    town('chambermaid, sailor, minstrel, fool, exorcist, mastermind, zombuul')
      .night(1)
      .chambermaid('mastermind', 'zombuul')
      .told('chambermaid', 'number', number(0))
      .night(2)
      .exorcist('zombuul')
      .woken('zombuul', 'told')
      .chambermaid('zombuul', 'fool')
      .told('chambermaid', 'number', number(0)))

  it('HOUSEKEEPER-3: without an ability any number may be shown', () =>
    town('chambermaid, sailor, courtier, gambler, pukka')
      .night(2)
      .sailor('chambermaid', { drunk: 'chambermaid' })
      .chambermaid('sailor', 'gambler', { housekeeper_shows: 0 })
      .told('chambermaid', 'number', { number: 0, truth: 2, mayBeFalse: true }))

  it('HOUSEKEEPER-4: two different others who look alive', () =>
    town('chambermaid, sailor, courtier dead, gambler, zombuul looks dead')
      .night(1)
      .chambermaid('chambermaid', 'sailor')
      .refused('target_self_forbidden')
      .chambermaid('courtier', 'sailor')
      .refused('target_must_be_alive')
      .chambermaid('zombuul', 'sailor')
      .refused('target_must_be_alive')
      .chambermaid('sailor', 'sailor')
      .refused('targets_must_differ')
      .chambermaid('sailor')
      .refused('too_few_targets'))

  it('HOUSEKEEPER-4: sleeps while fewer than two others look alive', () =>
    town('chambermaid, sailor, courtier dead, gambler dead, zombuul looks dead')
      .night(2)
      .notDue('chambermaid', 'fewer than two others look alive'))

  it('HOUSEKEEPER-5: a Goon told a new side counts, also when her own choice turned it', () =>
    town('chambermaid, sailor, goon evil, fool, zombuul')
      .night(2)
      .chambermaid('goon', 'fool')
      .drunk('chambermaid')
      .good('goon')
      .told('chambermaid', 'number', { truth: 1, mayBeFalse: true }))

  it('HOUSEKEEPER-6: whether the Lunatic’s false info counts is asked; no, if nothing is said', () =>
    town('chambermaid, sailor, minstrel, fool, lunatic believes po, mastermind, zombuul')
      .night(1)
      .chambermaid('lunatic', 'fool')
      .asked('lunatic_info_counts_for_housekeeper')
      .told('chambermaid', 'number', number(0)))

  it('HOUSEKEEPER-6: a Lunatic who acts counts', () =>
    town('chambermaid, sailor, minstrel, fool, lunatic believes po, zombuul')
      .night(2)
      .lunatic('fool')
      .chambermaid('lunatic', 'fool')
      .told('chambermaid', 'number', number(1)))
})
