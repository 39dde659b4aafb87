import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { decide } from '@/core/decide/decide'
import { rules, town } from '../town'

const asylum = (demon: string, real = 'zombuul') => `lunatic believes ${demon}, sailor, gambler, courtier, minstrel, mastermind, ${real}`

describe('Lunatic', () => {
  it('LUNATIC-1: acts as the believed Demon would, and nothing comes of it', () =>
    town(asylum('shabaloth'))
      .night(2)
      .lunatic('gambler')
      .refused('too_few_targets')
      .lunatic('gambler', 'courtier')
      .onlyDead()
      .token('gambler', 'lunatic: Chosen'))

  it('LUNATIC-1: a believed Pukka acts on the first night, the others do not', () =>
    town(asylum('pukka')).night(1).lunatic('gambler').onlyPoisoned())

  it('LUNATIC-1: a believed Po chooses three after nobody', () =>
    town(asylum('po'))
      .night(1)
      .notDue('lunatic.act')
      .night(2)
      .lunatic()
      .night(3)
      .lunatic('gambler')
      .refused('must_choose_three')
      .lunatic('gambler', 'sailor', 'courtier')
      .onlyDead())

  it('LUNATIC-1: a believed Zombuul sleeps after a death by day', () =>
    town(asylum('zombuul', 'po'))
      .day(1)
      .execute('gambler')
      .night(2)
      .notDue('lunatic.act', 'somebody died today')
      .night(3)
      .due('lunatic.act'))

  it('LUNATIC-2: the Demon is told who it is, and each time whom it chose, before it acts', () =>
    town(asylum('po', 'shabaloth'))
      .night(1)
      .step('lunatic.info')
      .told('shabaloth', 'self', { ability: 'lunatic' })
      .night(2)
      .lunatic('gambler')
      .order('lunatic.act', 'lunatic.report', 'shabaloth')
      .step('lunatic.report')
      .told('shabaloth', 'targets'))

  it('LUNATIC-2: with fewer than seven residents too, but then it learns no false Minions', () =>
    town('lunatic believes po, sailor, gambler, mastermind, zombuul')
      .night(1)
      .step('lunatic.info')
      .told('zombuul', 'self', { ability: 'lunatic' })
      .notTold('lunatic', 'minions')
      .notWoken('lunatic'))

  it('LUNATIC-2: nobody chosen, nothing to report', () =>
    town(asylum('po')).night(2).lunatic().notDue('lunatic.report', 'the {ability} chose nobody'))

  it('LUNATIC-3: with seven or more it sees false Minions and false bluffs', () =>
    town(asylum('po'))
      .send((at) => ({ type: 'setSecret', seat: at('lunatic'), ability: 'lunatic', key: 'minions', seats: [at('gambler')] }))
      .send((at) => ({ type: 'setBluffs', for: at('lunatic'), characters: ['fool', 'tinker', 'goon'] }))
      .night(1)
      .step('lunatic.info')
      .told('lunatic', 'minions')
      .told('lunatic', 'bluffs', { characters: ['fool', 'tinker', 'goon'] }))

  it('LUNATIC-4: it is a good Outsider', () =>
    town(`${asylum('po')}, godfather`)
      .good('lunatic')
      .day(1)
      .execute('lunatic')
      .winner(undefined)
      .night(2)
      .due('godfather'))

  it('LUNATIC-5: dead it sleeps, unless the storyteller keeps waking a believed Zombuul', () =>
    town(asylum('zombuul', 'po'))
      .day(1)
      .execute('lunatic')
      .night(2)
      .notDue('lunatic.act', 'because.dead')
      .asked('dead_lunatic_keeps_waking')
      .answer('dead_lunatic_keeps_waking', true, 'lunatic')
      .night(3)
      .due('lunatic.act'))

  it('LUNATIC-6: without an ability it is reported all the same, unless the storyteller says no', () =>
    town(asylum('po'))
      .night(2)
      .sailor('lunatic', { drunk: 'lunatic' })
      .lunatic('gambler')
      .step('lunatic.report')
      .asked('impaired_lunatic_reported')
      .told('zombuul', 'targets'))

  it('LUNATIC-6: what is not reported is not shown either', () => {
    const scene = town(asylum('po')).night(2).sailor('lunatic', { drunk: 'lunatic' }).lunatic('gambler')
    const cards = (told: boolean) => {
      const decision = decide(rules, scene.game, {
        type: 'takeStep',
        step: stepId(`lunatic.report.2:${scene.game.seats[0]!.id}`),
        answers: { impaired_lunatic_reported: told },
      })
      return decision.kind === 'done' ? decision.cards : decision
    }
    // No token beside the chosen: they would be taken for the Lunatic.
    const at = (character: string) => scene.game.seats.find((seat) => seat.character === character)!.id
    expect(cards(true)).toEqual([{ title: 'card.lunaticChose', for: at('zombuul'), seats: [at('gambler')] }])
    expect(cards(false)).toEqual([])
  })

  it('LUNATIC-8: whether its harmless choice of the Goon counts is asked; no, if nothing is said', () =>
    town('lunatic believes po, sailor, goon evil, courtier, zombuul')
      .night(2)
      .lunatic('goon')
      .asked('lunatic_chose_goon')
      .sober('lunatic')
      .evil('goon'))

  it('LUNATIC-8: nothing is asked when somebody was the first already', () =>
    town('lunatic believes po, sailor, goon evil, courtier, zombuul')
      .night(2)
      .sailor('goon')
      .lunatic('goon')
      .notAsked('lunatic_chose_goon')
      .drunk('sailor')
      .sober('lunatic'))

  it('LUNATIC-8: or it does', () =>
    town('lunatic believes po, sailor, goon evil, courtier, zombuul')
      .night(2)
      .lunatic('goon', { lunatic_chose_goon: true })
      .drunk('lunatic')
      .good('goon'))

  it('LUNATIC-2: nobody is told when no Demon is alive', () =>
    town('lunatic believes po, sailor, goon evil, mastermind, fool, zombuul')
      .day(1)
      .life('zombuul', 'dead')
      .night(2)
      .lunatic('fool')
      .notDue('lunatic.report'))
})
