import { describe, expect, it } from 'vitest'
import { grimoireView } from '@/core/views/grimoire'
import { rules, town } from '../../town'

const seen = (scene: ReturnType<typeof town>) => {
  const view = grimoireView(rules, scene.game)
  return { view, seat: (name: string) => view.seats.find(({ player }) => player === name)! }
}

describe('the grimoire', () => {
  it('VIEW-1: shows life as three things, and the ghost vote only of those who look dead', () => {
    const { view, seat } = seen(town('sailor, gambler dead, zombuul looks dead, fool, courtier').night(1))
    expect(['sailor', 'gambler', 'zombuul'].map((name) => seat(name).life)).toEqual(['alive', 'dead', 'looks-dead'])
    expect(['sailor', 'gambler'].map((name) => seat(name).ghostVote)).toEqual([undefined, 'unspent'])
    expect(view).toMatchObject({ alive: 3, dead: 2, onlyLooksDead: 1, votesNeeded: 2 })
  })

  it('VIEW-2: coins say who placed them, when and until when; a paused one says so', () => {
    const scene = town('sailor, courtier, gambler, fool, po').night(1).courtier('po')
    expect(seen(scene).seat('po').coins).toMatchObject([
      { text: 'Drunk 3', kind: 'impaired', state: 'live', why: 'courtier, Courtier, night 1; until dusk on day 3' },
    ])
    scene.night(2).sailor('courtier', { drunk: 'courtier' })
    expect(seen(scene).seat('po').coins).toMatchObject([{ state: 'paused' }])
    expect(seen(scene).seat('po').drunk).toBe(false)
  })

  it('shows who turned, who believes, what was gained, who cannot die, who is shielded', () => {
    const { seat } = seen(
      town('goon evil, lunatic believes po, sailor, devilsadvocate, zombuul, apprentice good with innkeeper')
        .night(1)
        .devilsadvocate('zombuul'),
    )
    expect(seat('goon').turned).toBe('evil')
    expect(seat('lunatic').believes?.name).toBe('Po')
    expect(seat('apprentice').gained.map(({ name }) => name)).toEqual(['Innkeeper'])
    expect([seat('sailor').safe, seat('zombuul').safe, seat('zombuul').shielded]).toEqual([true, false, true])
  })

  it('reads everything aloud in the label', () => {
    const { seat } = seen(town('sailor, gambler, fool dead, courtier, po').night(1).sailor('gambler', { drunk: 'gambler' }))
    expect(seat('gambler').label).toBe('Seat 2, gambler, Gambler, drunk')
    expect(seat('fool').label).toContain('dead, ghost vote left')
  })

  it('VIEW-3: proposes the end with its reason', () =>
    expect(seen(town('sailor, gambler, fool, courtier, po').day(1).execute('po')).view.ending).toMatchObject({
      winner: 'good',
      because: 'No Demon is alive.',
    }))

  it('calls only the day after the Demon’s execution the extra one', () => {
    const scene = town('mastermind, sailor, gambler, fool, courtier, goon, po').day(1).execute('po')
    expect(seen(scene).view.overtime).toBeUndefined()
    expect(seen(scene.day(2)).view.overtime).toMatchObject({ ability: { name: 'Mastermind' } })
  })

  it('lists the open questions in words', () => {
    const { view } = seen(town('moonchild, gambler, fool, courtier, po').day(1).execute('moonchild'))
    expect(view.questions).toMatchObject([
      { code: 'moonchild_choose', text: 'moonchild learns that they died and chooses a living player in public.' },
    ])
  })

  it('gives an open question the hint of its character', () => {
    const { view } = seen(town('grandmother dead, professor, gambler, fool, po').night(2).professor('grandmother'))
    expect(view.questions).toMatchObject([
      { code: 'grandparent_learns_grandchild', hint: 'A grandchild whose claim will be doubted gives the Grandparent something to do.' },
    ])
  })

  it('VIEW-4: gives the same objects again where nothing changed', () => {
    const scene = town('sailor, gambler, fool, courtier, po').night(1)
    const before = grimoireView(rules, scene.game)
    scene.send((at) => ({ type: 'writeNote', seat: at('fool'), note: 'x' }))
    const after = grimoireView(rules, scene.game, before)
    expect(after.seats[0]).toBe(before.seats[0])
    expect(after.seats[2]).not.toBe(before.seats[2])
    expect(after.questions).toBe(before.questions)
    expect(grimoireView(rules, scene.game, after)).toBe(after)
  })

  it('follows the chosen names', () =>
    expect(
      grimoireView({ ...rules, names: 'published' }, town('tealady, po, fool, godfather, sailor').night(1).game).seats.map(
        ({ character }) => character?.name,
      ),
    ).toEqual(['Tea Lady', 'Po', 'Fool', 'Godfather', 'Sailor']))

  it('MINSTREL-1: what makes everybody else drunk lies beside the Minstrel, and cannot be moved', () => {
    const { game } = town('minstrel, sailor, gambler, assassin, po').day(1).execute('assassin')
    const { seats, table } = grimoireView(rules, game)
    const coins = seats.find(({ player }) => player === 'minstrel')?.coins ?? []
    expect(coins.map(({ text, mark }) => [text, mark])).toEqual([['Everyone drunk', undefined]])
    expect(table).toEqual([])
  })
})
