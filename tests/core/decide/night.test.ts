import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { nightSteps } from '@/core/rules/nightSteps'
import { rules, town } from '../../town'

const full = 'sailor, courtier, godfather, devilsadvocate, lunatic believes pukka, pukka, grandmother, chambermaid, tinker'

describe('a night', () => {
  it('NIGHT-1: the first night follows the sheet', () =>
    town(full)
      .night(1)
      .order(
        'dusk',
        'minion-info',
        'lunatic.info',
        'demon-info',
        'sailor',
        'courtier',
        'godfather',
        'devilsadvocate',
        'lunatic.act',
        'pukka',
        'grandmother',
        'chambermaid',
        'dawn',
      ))

  it('NIGHT-1: the other nights too', () =>
    town(
      'sailor, innkeeper, courtier, gambler, devilsadvocate, lunatic believes po, exorcist, zombuul, assassin, professor, tinker, chambermaid',
    )
      .night(2)
      .order(
        'dusk',
        'sailor',
        'innkeeper',
        'courtier',
        'gambler',
        'devilsadvocate',
        'lunatic.act',
        'exorcist',
        'zombuul',
        'assassin',
        'professor',
        'tinker',
        'chambermaid',
        'dawn',
      ))

  it('NIGHT-1: the published order is an option', () => {
    town(full, 'published')
      .night(1)
      .order(
        'dusk',
        'minion-info',
        'lunatic.info',
        'lunatic.act',
        'demon-info',
        'sailor',
        'courtier',
        'godfather',
        'devilsadvocate',
        'pukka',
        'grandmother',
        'chambermaid',
        'dawn',
      )
    town('sailor, innkeeper, courtier, gossip, professor, zombuul', 'published')
      .day(1)
      .use('gossip', { text: 'x', truth: true })
      .night(2)
      .order('sailor', 'courtier', 'innkeeper', 'zombuul', 'gossip', 'professor')
  })

  it('NIGHT-2: the sheet is made anew after every change: a kill takes a later step away, a return adds one', () =>
    town('professor, chambermaid, gossip dead, gambler, fool, po')
      .night(2)
      .due('chambermaid')
      .po('chambermaid')
      .notDue('chambermaid', 'because.dead')
      .professor('chambermaid')
      .due('chambermaid'))

  it('NIGHT-3: a power takes effect at once: the dead have none later that night', () =>
    town('assassin, gambler, fool, courtier, professor, po').night(2).assassin('professor').notDue('professor', 'because.dead'))

  it('NIGHT-4: dusk first ends what ends at dusk', () =>
    town('sailor, gambler, fool, courtier, po')
      .night(1)
      .sailor('gambler', { drunk: 'gambler' })
      .day(1)
      .drunk('gambler')
      .dusk()
      .sober('gambler'))

  it('NIGHT-5: steps can be skipped, reopened, repeated and taken out of order', () => {
    const scene = town('sailor, gambler, fool, courtier, chambermaid, po').night(2)
    scene
      .send((at) => ({ type: 'takeStep', step: stepId(`po:${at('po')}`), targets: [at('gambler')] }))
      .dead('gambler')
      .send((at) => ({ type: 'takeStep', step: stepId(`sailor:${at('sailor')}`), targets: [at('po')], answers: { drunk: at('po') } }))
      .drunk('po')
    scene
      .send((at) => ({ type: 'reopenStep', step: stepId(`po:${at('po')}`) }))
      .po('courtier')
      .alive('courtier')
    scene.send((at) => ({ type: 'skipStep', step: stepId(`chambermaid:${at('chambermaid')}`) })).notWoken('chambermaid')
  })

  it('NIGHT-5: a step that is not there, or not due, is refused', () => {
    town('sailor, gambler, fool, courtier, po')
      .night(2)
      .send(() => ({ type: 'takeStep', step: stepId('nobody:s9') }))
      .refused('no_such_step')
    town('sailor, gambler, fool, courtier, zombuul')
      .day(1)
      .execute('gambler')
      .night(2)
      .send((at) => ({ type: 'takeStep', step: stepId(`zombuul:${at('zombuul')}`), targets: [at('fool')] }))
      .refused('step_not_due')
  })

  it('NIGHT-6: passing over a step does what it does by itself, and nothing else', () =>
    town('sailor, gambler, fool, courtier, pukka').night(1).pukka('gambler').night(2).dawn().onlyDead('gambler').onlyPoisoned())

  it('NIGHT-7: with fewer than seven residents evil learns nothing of each other; Travellers do not count for it', () => {
    town('sailor, gambler, fool, courtier, mastermind, po, judge good')
      .night(1)
      .notDue('minion-info', 'because.fewResidents')
      .notDue('demon-info', 'because.fewResidents')
    town('sailor, gambler, fool, courtier, minstrel, mastermind, po')
      .night(1)
      .step('minion-info')
      .told('mastermind', 'demon')
      .step('demon-info')
      .told('po', 'minions')
  })

  it('NIGHT-7: a bluff that is in play is refused', () =>
    town('sailor, gambler, fool, courtier, minstrel, mastermind, po')
      .send(() => ({ type: 'setBluffs', for: 'demon', characters: ['sailor', 'goon', 'tinker'] }))
      .night(1)
      .step('demon-info')
      .refused('bluff_in_play'))

  it('NIGHT-8: the storyteller may add a wake', () =>
    town('sailor, gambler, fool, courtier, po')
      .night(2)
      .send((at) => ({ type: 'addStep', seat: at('fool'), text: 'You are right.' }))
      .look((game) =>
        expect(nightSteps(rules, game).find(({ row }) => row.row === 'added')).toMatchObject({
          due: true,
          wakes: true,
          text: 'You are right.',
        }),
      ))
})
