import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { nightOrder } from '@/core/views/nightOrder'
import { nightSheetView } from '@/core/views/nightSheet'
import { rules, town } from '../../town'

const sheet = (scene: ReturnType<typeof town>) => nightSheetView(rules, scene.game)
const row = (scene: ReturnType<typeof town>, name: string) => sheet(scene).steps.find((step) => step.player === name || step.row === name)!

describe('the night sheet', () => {
  it('VIEW-5: says for each row what is done, now, later, and what is not due and why', () => {
    const scene = town('sailor, gambler, professor, courtier, zombuul')
      .day(1)
      .execute('gambler')
      .night(2)
      .sailor('courtier', { drunk: 'courtier' })
    expect(row(scene, 'sailor')).toMatchObject({ status: 'done', result: 'chose courtier', mode: 'acts' })
    expect(row(scene, 'courtier')).toMatchObject({
      status: 'now',
      mode: 'without-effect',
      impairedWhy: ['Drunk: sailor, Sailor, night 2; until dusk on day 2.'],
    })
    expect(row(scene, 'professor')).toMatchObject({ status: 'later' })
    expect(row(scene, 'zombuul')).toMatchObject({ status: 'not-due', because: 'somebody died today', mode: 'sleeps' })
    expect(row(scene, 'gambler')).toMatchObject({ status: 'not-due', because: 'dead' })
  })

  it('VIEW-6: says who may be chosen and why others may not, for the step that is now', () => {
    const scene = town('sailor, gambler dead, fool, courtier, po')
      .night(2)
      .send(() => ({ type: 'skipStep', step: stepId('dusk') }))
    const { ask } = row(scene, 'sailor')
    expect(Object.values(ask.targets!.seats).map(({ allowed }) => allowed)).toEqual([true, false, true, true, true])
    expect(Object.values(ask.targets!.seats)[1]).toMatchObject({
      code: 'target_must_be_alive',
      because: 'gambler doesn’t look alive, and only living players may be chosen.',
    })
    expect(row(scene, 'po').ask.targets).toBeUndefined()
  })

  it('shows what has been pointed at so far, and makes that step the one that is now', () => {
    const scene = town('sailor, gambler, fool, courtier, po')
      .night(2)
      .send((at) => ({ type: 'point', step: stepId(`po:${at('po')}`), targets: [at('fool')] }))
    expect(row(scene, 'po')).toMatchObject({ status: 'now', draft: { targets: [scene.game.seats[2]!.id] } })
    expect(row(scene, 'sailor').status).toBe('later')
  })

  it('tells what tonight needs, and never what a sleeper would do', () => {
    const po = town('sailor, gambler, fool, exorcist, po').night(2).po().night(3)
    expect(row(po, 'po').playerDoes).toBe('po points at three players.')
    const gossip = town('sailor, gambler, gossip, exorcist, po')
      .day(1)
      .send((at) => ({ type: 'useAbility', seat: at('gossip'), ability: 'gossip', text: 'The Po is dead' }))
      .night(2)
    expect(row(gossip, 'gossip').playerDoes).toBe('gossip made a statement. Was it true?')
    const courtier = town('sailor, gambler, courtier, exorcist, po').night(2).courtier('sailor').night(3)
    expect(row(courtier, 'courtier')).toMatchObject({ because: 'ability used up', playerDoes: 'Don’t wake courtier.', wakes: false })
    const pukka = town('sailor, gambler, courtier, exorcist, pukka').night(1).pukka('sailor').night(2).exorcist('pukka')
    expect(row(pukka, 'pukka')).toMatchObject({ playerDoes: 'Don’t wake pukka.', wakes: false })
  })

  it('GOSSIP-1: tells nobody to carry out what has no effect', () => {
    const scene = town('sailor, gambler, gossip, lunatic believes po, minstrel, assassin, po')
      .day(1)
      .use('gossip', { text: 'rain', truth: true })
    expect(row(scene.night(2), 'gossip').youDecide).toBe('Choose a player: that player dies.')
    expect(row(scene.day(2).use('gossip', { text: 'rain', truth: true }).execute('assassin').night(3), 'gossip')).toMatchObject({
      impairedWhy: [expect.stringContaining('minstrel')],
      youDecide: '',
    })
    expect(row(scene, 'po')).toMatchObject({ mode: 'without-effect', youDecide: '' })
    expect(row(scene, 'lunatic')).toMatchObject({ mode: 'pretends', youDecide: 'It has no effect; the Demon is told afterwards.' })
  })

  it('LUNATIC-2: points at whom to wake where that is somebody else, also for an impaired Lunatic', () => {
    const asylum = () => town('lunatic believes po, sailor, gambler, courtier, minstrel, mastermind, shabaloth').night(2)
    const report = (scene: ReturnType<typeof town>) => row(scene, 'lunatic.report')
    for (const scene of [asylum().lunatic('gambler'), asylum().sailor('lunatic', { drunk: 'lunatic' }).lunatic('gambler')])
      expect(report(scene)).toMatchObject({
        player: 'shabaloth',
        seat: scene.game.seats[6]!.id,
        seatNumber: 7,
        label: 'Shabaloth · Lunatic (report)',
        character: { id: 'shabaloth' },
        wakes: true,
        impairedWhy: [],
        playerDoes: 'The Demon learns whom lunatic chose.',
      })
    const few = town('lunatic believes po, sailor, gambler, mastermind, zombuul').night(1)
    expect(row(few, 'lunatic.info')).toMatchObject({ player: 'zombuul', wakes: true })
    expect(row(asylum(), 'lunatic.report')).toMatchObject({ player: 'lunatic', status: 'not-due', wakes: false })
  })

  it('brings somebody who returned and has to learn at once to the front', () => {
    const scene = town('grandmother dead, fool, professor, gossip, gambler, po').night(2).professor('grandmother')
    expect(row(scene, 'grandmother')).toMatchObject({ status: 'now', because: 'first night with this ability' })
  })

  it('has cards for evil information and names its rows', () => {
    const scene = town('sailor, gambler, fool, courtier, mastermind, assassin, po')
      .send(() => ({ type: 'setBluffs', for: 'demon', characters: ['goon', 'tinker', 'exorcist'] }))
      .night(1)
      .send(() => ({ type: 'skipStep', step: stepId('dusk') }))
    expect(row(scene, 'minion-info')).toMatchObject({ label: 'Minion info', cards: [{ title: 'card.minions' }, { title: 'card.demon' }] })
    scene.step('minion-info')
    expect(row(scene, 'demon-info').cards[1]).toMatchObject({ title: 'card.notInPlay', characters: ['goon', 'tinker', 'exorcist'] })
  })

  it('counts, and numbers only what is due', () => {
    const view = sheet(town('sailor, gambler, fool, courtier, zombuul').night(1).sailor('fool'))
    expect([view.night, view.first, view.done]).toEqual([1, true, 2])
    expect(view.steps.filter(({ number }) => number).length).toBe(view.due)
  })

  it('VIEW-7: the badge of a seat is its step now, else the next, else the last one done', () => {
    const { game } = town('sailor, gambler, fool, courtier, po').night(2).sailor('fool')
    const badges = nightOrder(rules, game)
    expect(badges.get(game.seats[0]!.id)?.state).toBe('done')
    expect(badges.get(game.seats[4]!.id)?.state).toBe('later')
    expect(badges.has(game.seats[2]!.id)).toBe(false)
  })

  it('keeps the rows that did not change', () => {
    const scene = town('sailor, gambler, fool, courtier, po').night(2)
    const before = sheet(scene)
    scene.send((at) => ({ type: 'writeNote', seat: at('fool'), note: 'x' }))
    expect(nightSheetView(rules, scene.game, before).steps).toBe(before.steps)
  })
})
