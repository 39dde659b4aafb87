import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { decide } from '@/core/decide/decide'
import { openQuestions } from '@/core/rules/questions'
import { storyView } from '@/core/views/story'
import type { Game } from '@/core/model/game'
import { rules, town } from '../town'

const court = 'moonchild, sailor, gambler, courtier, goon, po'

/** What its step would bring. */
const follows = ({ game }: ReturnType<typeof town>, overrides: Readonly<Record<string, boolean>> = {}) => {
  const decision = decide(rules, game, { type: 'takeStep', step: stepId(`moonchild:${game.seats[0]!.id}`), overrides })
  return decision.kind === 'done' ? decision.consequences.map(({ text, override, byHand }) => [text, override, byHand ?? false]) : []
}

describe('Moonchild', () => {
  it('MOONCHILD-1: the choice says at once what will come of it', () => {
    const { game } = town(court).day(1).execute('moonchild')
    const [moonchild, sailor, , , , po] = game.seats.map(({ id }) => id)
    const said = (who: typeof po) => {
      const decision = decide(rules, game, { type: 'useAbility', seat: moonchild!, ability: 'moonchild', targets: [who!] })
      return decision.kind === 'done' ? decision.consequences.map(({ text }) => text) : []
    }
    expect(said(sailor)).toEqual(['moonchild chose sailor, who is good and dies tonight if moonchild has an ability then'])
    expect(said(po)).toEqual([rules.words['follows.chosen.evil']!.replace('{me}', 'moonchild').replace('{who}', 'po')])
  })

  it('MOONCHILD-1: is asked for anybody who looks alive', () => {
    const scene = town('moonchild, sailor, gambler dead, courtier, goon, zombuul').day(1).execute('zombuul').day(2).execute('moonchild')
    const [owed] = openQuestions(rules, scene.game)
    expect(owed?.options.map(({ label }) => label)).toEqual(['sailor', 'courtier', 'goon'])
  })

  it('MOONCHILD-1: good when chosen counts', () =>
    town(court)
      .day(1)
      .execute('moonchild')
      .use('moonchild', { targets: ['goon'] })
      .send((at) => ({ type: 'correctAlignment', seat: at('goon'), alignment: 'evil' }))
      .night(2)
      .due('moonchild')
      .dawn()
      .onlyDead('moonchild', 'goon'))

  it('MOONCHILD-1: an evil player lives', () =>
    town(court)
      .day(1)
      .execute('moonchild')
      .use('moonchild', { targets: ['po'] })
      .night(2)
      .dawn()
      .onlyDead('moonchild'))

  it('MOONCHILD-1: a coin moved by hand means that the other player was chosen, good or evil as they are then', () => {
    const cursed = (whom: string) =>
      town(court)
        .day(1)
        .execute('moonchild')
        .use('moonchild', { targets: [whom] })
    const moved = (from: string, to: string) => {
      const scene = cursed(from)
      return scene.send((at) => ({ type: 'moveMark', mark: scene.game.marks.find(({ data }) => data)!.id, to: at(to) }))
    }
    moved('po', 'gambler')
      .send((at) => ({ type: 'correctAlignment', seat: at('gambler'), alignment: 'evil' }))
      .night(2)
      .dawn()
      .onlyDead('moonchild', 'gambler')
    moved('gambler', 'po').night(2).dawn().onlyDead('moonchild')
    const { journal } = moved('po', 'gambler')
    expect(storyView(rules, journal).lines.at(-1)).toMatchObject({
      kind: 'day',
      text: 'moonchild the Moonchild chose gambler in public.',
      instead: '1/s1/moonchild chose',
    })
  })

  it('MOONCHILD-1: that nothing follows is said, and can be overruled', () => {
    const scene = town(court)
      .day(1)
      .execute('moonchild')
      .use('moonchild', { targets: ['po'] })
      .night(2)
    const po = scene.game.seats[5]!.id
    expect(follows(scene)).toEqual([['po was evil: nothing follows', 'po dies anyway', false]])
    expect(follows(scene, { [`die:${po}`]: true })).toEqual([['po dies', 'po lives', true]])
    scene
      .moonchild({ overrides: { 'die:po': true } })
      .onlyDead('moonchild', 'po')
      .night(3)
      .notDue('moonchild', 'nobody was chosen')
  })

  it('MOONCHILD-2: that it has no ability is said, and can be overruled', () => {
    const scene = town(court)
      .day(1)
      .execute('moonchild')
      .use('moonchild', { targets: ['gambler'] })
      .night(2)
      .courtier('moonchild')
    expect(follows(scene)).toEqual([['No effect: moonchild has no ability now', 'Works anyway', false]])
    scene.moonchild({ overrides: { 'works:moonchild:moonchild': true } }).onlyDead('moonchild', 'gambler')
  })

  it('MOONCHILD-2: the state at its step counts, dead though it is', () =>
    town(court)
      .day(1)
      .execute('moonchild')
      .use('moonchild', { targets: ['gambler'] })
      .night(2)
      .courtier('moonchild')
      .drunk('moonchild')
      .dawn()
      .onlyDead('moonchild'))

  it('MOONCHILD-2: drunk when dying or choosing does not matter', () =>
    town(court)
      .night(1)
      .sailor('moonchild', { drunk: 'moonchild' })
      .day(1)
      .execute('moonchild')
      .use('moonchild', { targets: ['gambler'] })
      .night(2)
      .sober('moonchild')
      .dawn()
      .onlyDead('moonchild', 'gambler'))

  it('MOONCHILD-3: it learns of a death by day at once', () =>
    town(court)
      .day(1)
      .execute('moonchild')
      .asked('moonchild_choose')
      .answer('moonchild_choose', 'gambler', 'moonchild')
      .token('gambler', 'moonchild: Dead'))

  it('MOONCHILD-3: and of a death by night at dawn', () =>
    town(court)
      .night(2)
      .po('moonchild')
      .dead('moonchild')
      .notAsked('moonchild_choose')
      .dawn()
      .asked('moonchild_choose')
      .use('moonchild', { targets: ['gambler'] })
      .night(3)
      .dawn()
      .onlyDead('moonchild', 'gambler'))

  it('MOONCHILD-3: somebody who looks alive has to be chosen', () =>
    town(court)
      .day(1)
      .execute('moonchild')
      .use('moonchild')
      .refused('must_choose')
      .use('moonchild', { targets: ['moonchild'] })
      .refused('target_must_be_alive'))

  it('MOONCHILD-4: a survived execution is no death', () =>
    town('moonchild, sailor, devilsadvocate, courtier, po')
      .night(1)
      .devilsadvocate('moonchild')
      .day(1)
      .execute('moonchild')
      .notAsked('moonchild_choose'))

  it('MOONCHILD-5: the death it brings can be prevented, and comes once', () =>
    town(court)
      .day(1)
      .execute('moonchild')
      .use('moonchild', { targets: ['sailor'] })
      .night(2)
      .dawn()
      .onlyDead('moonchild')
      .night(3)
      .notDue('moonchild', 'nobody was chosen'))

  const eatenTwice = () =>
    town('moonchild, sailor, gambler, courtier, minstrel, shabaloth')
      .night(2)
      .shabaloth('moonchild', 'courtier')
      .dawn()
      .use('moonchild', { targets: ['shabaloth'] })
      .night(3)
      .shabaloth('moonchild', 'gambler', { regurgitate: 'moonchild' })
      .dead('moonchild')
  const owes = (count: number) => (game: Game) => expect(game.owed).toHaveLength(count)

  it('MOONCHILD-7: brought back and eaten in one night, the town hears both if nothing else is said, and a choice is owed', () =>
    eatenTwice()
      .dawn()
      .news(['moonchild', 'gambler'], ['moonchild'])
      .look(owes(1))
      .use('moonchild', { targets: ['sailor'] }))

  it('MOONCHILD-7: passed over in silence, nothing is owed and nothing is prompted', () =>
    eatenTwice()
      .send(() => ({ type: 'dawn', answers: { dawn_says: 'nothing' } }))
      .news(['gambler'])
      .look(owes(0))
      .use('moonchild', { targets: ['sailor'] })
      .refused('nothing_owed'))

  it('MOONCHILD-6: alive again before its step: asked, and the curse ends if nothing is said', () =>
    town('moonchild, sailor, gambler, courtier, shabaloth')
      .night(2)
      .shabaloth('moonchild', 'courtier')
      .dawn()
      .use('moonchild', { targets: ['gambler'] })
      .night(3)
      .shabaloth('sailor', 'sailor', { regurgitate: 'moonchild', anyway: true })
      .asked('moonchild_alive_before_step')
      .alive('moonchild')
      .dawn()
      .alive('gambler'))
})
