import { describe, expect, it } from 'vitest'
import { townView } from '@/core/views/town'
import { rulesFor } from '@/scripts/trouble-brewing'
import { rules, town } from '../../town'
import { allWords } from '../../words'

type Scene = ReturnType<typeof town>

/** The same faces whatever they hide. */
const faces = (scene: Scene): Scene =>
  scene.game.seats.reduce(
    (one, { id }, index) => one.send(() => ({ type: 'renamePlayer', seat: id, player: `Player ${index + 1}` })),
    scene,
  )
const shown = (scene: Scene) => townView(rules, faces(scene).game)
const secrets = (text: string) =>
  Object.values(rules.characters)
    .filter(({ team }) => team !== 'traveller')
    .flatMap(({ id, names }) => [id, names.sheet, names.published])
    .filter((word) => text.includes(`"${word}"`))

describe('the town', () => {
  it('TOWN-1: contains no character but a Traveller’s, no side, no mark', () => {
    const text = JSON.stringify(
      shown(
        town('goon evil, lunatic believes po, sailor, pukka, gambler dead, assassin, judge evil')
          .night(1)
          .sailor('goon')
          .pukka('lunatic')
          .day(1)
          .nominate('sailor', 'pukka')
          .vote(4),
      ),
    )
    expect(secrets(text)).toEqual([])
    expect(text).not.toMatch(/evil|good|drunk|poison|believes|alignment|spent|mark/i)
    expect(text).toContain('"Judge"')
  })

  it('TOWN-2: is the same for towns that differ only in what is hidden', () => {
    const one = shown(town('sailor, gambler, goon, assassin, po, fool').night(1).sailor('goon').day(1).nominate('goon', 'sailor').vote(3))
    const other = shown(
      town('tealady, po, courtier, mastermind, minstrel, zombuul').night(1).day(1).nominate('courtier', 'tealady').vote(3),
    )
    expect(one).toEqual(other)
  })

  it('TOWN-3: a Zombuul that looks dead is dead', () => {
    const scene = town('sailor, gambler, fool, courtier, zombuul').day(1).execute('zombuul')
    expect(shown(scene)).toEqual(shown(town('sailor, gambler, fool, courtier, po').day(1).execute('po')))
  })

  it('TOWN-3: executing it again shows what executing any corpse shows', () => {
    const feigned = shown(town('sailor, gambler, fool, courtier, zombuul, mastermind').day(1).execute('zombuul').day(2).execute('zombuul'))
    const corpse = shown(town('sailor, gambler, fool, courtier, tinker, mastermind').day(1).execute('tinker').day(2).execute('tinker'))
    expect(feigned).toEqual(corpse)
  })

  it('TOWN-4: what a night did is not seen before dawn', () => {
    const before = shown(town('sailor, gambler, fool, courtier, po').night(2))
    expect(shown(town('sailor, gambler, fool, courtier, po').night(2).po('gambler'))).toEqual(before)
    expect(shown(town('sailor, gambler, fool, courtier, po').night(2).po('gambler').dawn())).toMatchObject({
      alive: 4,
      dawn: { died: [expect.any(String)], aliveAgain: [] },
    })
  })

  it('TOWN-5: shows hands, who is about to die, executions, exiles and the winner', () => {
    const view = townView(
      rules,
      town('sailor, gambler, fool, courtier, po, judge good')
        .day(1)
        .nominate('po', 'sailor')
        .vote(4)
        .callExile('judge', 3)
        .close()
        .send(() => ({ type: 'endGame', winner: 'good' })).game,
    )
    expect(view).toMatchObject({
      winner: 'good',
      executed: [{ died: true }],
      exiled: [{ died: true }],
      nominations: [
        { count: 4, needed: 3, counted: true },
        { kind: 'exile', needed: 3 },
      ],
    })
  })

  it('TOWN-2: what dawn told stays told, whatever the day brings', () => {
    const back = town('professor, sailor, gambler, assassin, po, fool').night(2).po('gambler').professor('gambler').dawn()
    expect(townView(rules, back.game).dawn).toMatchObject({ died: [], aliveAgain: [] })
    expect(townView(rules, back.execute('gambler').game).dawn).toMatchObject({ died: [], aliveAgain: [] })
  })

  it('HAND-1: and a life put right by hand corrects it', () => {
    const scene = town('professor, sailor, gambler, assassin, po, fool').night(2).po('gambler').dawn()
    expect(townView(rules, scene.game).dawn?.died).toHaveLength(1)
    expect(townView(rules, scene.life('gambler', 'alive').game).dawn?.died).toEqual([])
  })

  it('TOWN-6: a Traveller whom an ability turns into the Demon stays the Traveller whom everybody saw come', () => {
    const tb = rulesFor(allWords)
    const night = town('thief evil with scarletwoman, imp, chef, monk, saint, mayor, scarletwoman dead').night(2)
    const before = townView(tb, night.game)
    const after = night.imp('imp')
    expect(after.game.seats[0]).toMatchObject({ character: 'imp', traveller: false })
    expect(before.seats[0]?.traveller).toMatchObject({ id: 'thief' })
    expect(townView(tb, after.game)).toEqual(before)
    expect(townView(tb, after.dawn().game).seats[0]?.traveller).toEqual(before.seats[0]?.traveller)
  })
})
