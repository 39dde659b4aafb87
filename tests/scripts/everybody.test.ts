import { describe, expect, it } from 'vitest'
import { bmrCharacters } from '@/characters/bmr'
import { tbCharacters } from '@/characters/tb'
import type { PlainCommand } from '@/core/journal/command'
import type { HandAct } from '@/core/journal/handCommand'
import { openSteps } from '@/core/rules/nightSteps'
import { KNOWN } from '@/scripts/known'
import { FIRST_NIGHT, OTHER_NIGHTS } from '@/scripts/known/nightOrder'
import { handTable } from './handTable'

/** Nobody of them protects or reacts, so that every act does what it says. */
const COMPANY = ['chef', 'washerwoman', 'klutz', 'baron', 'imp']

/** As the app plays them: both editions by their rules, all others by hand. */
const AUTOMATED = [...bmrCharacters, ...tbCharacters]

const tableWith = (id: string) => {
  const others = COMPANY.filter((one) => one !== id)
  return { others, ...handTable([...others, id, 'sage'], [...others, id], AUTOMATED) }
}

/** Those with a word of their own for how somebody dies of them. */
const HOW: Readonly<Record<string, string>> = { Slayer: 'slain by the Slayer', Gunslinger: 'shot by the Gunslinger' }

/** The acts of the buttons, on this player, each with what its line in the story must hold. */
const acts = (
  me: string,
  whom: string,
  name: string,
  byHand: boolean,
  tokens: readonly string[],
): readonly (readonly [HandAct, string])[] => {
  const [seat, player] = [whom as never, 'P-klutz']
  return [
    [{ do: 'chooses', seats: [seat], character: 'sage' }, `chose ${player}, ${byHand ? 'naming the Sage' : ''}`],
    [{ do: 'tells', seat: me as never, number: 2 }, 'was told: 2'],
    [{ do: 'tells', seat: me as never, yes: true }, 'was told: Yes'],
    [{ do: 'tells', seat: me as never, text: 'left of {you}' }, '“left of {you}”'],
    [{ do: 'tells', seat: me as never, characters: ['sage'], seats: [seat] }, `${player} is the Sage`],
    ...tokens.map((token): readonly [HandAct, string] => [{ do: 'lays', seat, token }, player]),
    [{ do: 'turns', seat, alignment: 'evil' }, `${player} turned evil`],
    [{ do: 'turns', seat, alignment: 'good' }, `${player} turned good`],
    [{ do: 'becomes', seat, character: 'sage' }, `${player} became the Sage`],
    [{ do: 'dies', seat }, `${player} was ${HOW[name] ?? 'killed'}`],
    [{ do: 'returns', seat }, `${player} came back to life`],
    [{ do: 'notes', text: 'a hint' }, `${name} (P-`],
  ]
}

describe('everybody who can be dealt acts by hand, by night and by day, and the story tells of it', () => {
  const dealt = KNOWN.filter(({ team }) => team !== 'fabled' && team !== 'loric')

  it.each(dealt.map(({ id, name }) => [id, name] as const))('%s', (id, name) => {
    const { others, rules, game, plan, send, seat, passNight, passDay, story } = tableWith(id)
    const me = seat(id)
    const target = id === 'klutz' ? seat(others[0]!) : seat('klutz')
    const player = game().seats.find((one) => one.id === target)!.player
    const spoken = rules.characters[id]!.names[rules.names]
    const perform = (act: HandAct, line: string) => {
      const before = story().length
      let command: PlainCommand & { answers?: Record<string, string> } = { type: 'doByHand', seat: me, ability: id, act }
      const asked = plan(command)
      if (asked.kind === 'needs') command = { ...command, answers: { [asked.questions[0]!.key]: 'ever' } }
      send(command)
      const told = story().slice(before).join(' ')
      expect(told, `${id} ${JSON.stringify(act)}`).toContain(line.replace('P-klutz', player))
    }
    // The reminders of those with rules are laid by their rules, or as marks.
    const isByHand = rules.characters[id]!.byHand === true
    const all = () => acts(me, target, spoken, isByHand, isByHand ? rules.characters[id]!.tokens : [])
    send({ type: 'begin' })
    for (const [act, line] of all()) perform(act, line)
    /** Whoever is run by hand wakes when the published order says so, and their step keeps whom they chose. */
    const wakes = (order: readonly string[]) => {
      if (!isByHand) return
      const step = openSteps(rules, game()).find((one) => one.seat?.id === me)
      expect(step !== undefined, `${id} wakes`).toBe(order.includes(id))
      if (!step) return
      send({ type: 'point', step: step.id, targets: [target] })
      send({ type: 'takeStep', step: step.id, targets: [target], character: 'sage' })
      expect(story().at(-1)).toContain(player)
    }
    wakes(FIRST_NIGHT)
    send({ type: 'showCard', seat: me, text: 'Look here' })
    passNight()
    expect(game().phase).toEqual({ kind: 'day', number: 1 })
    for (const [act, line] of all()) perform(act, line)
    send(
      rules.characters[id]!.team === 'traveller'
        ? { type: 'callExile', by: target, nominee: me }
        : { type: 'nominate', by: target, nominee: me },
    )
    expect(story().join(' ')).toContain(`P-${id}`)
    // They die and come back themselves, by the sheet of their seat, and the second night wakes them.
    const lives = () => game().seats.find((one) => one.id === me)!.alive
    send({ type: 'correctLife', seat: me, life: 'dead' })
    expect([lives(), story().some((line) => line.startsWith(`P-${id} was set to dead`))]).toEqual([false, true])
    send({ type: 'revive', seat: me })
    expect([lives(), story().some((line) => line.startsWith(`P-${id} came back`))]).toEqual([true, true])
    passDay()
    wakes(OTHER_NIGHTS)
    expect(story().join(' ')).toContain(name === spoken ? name : spoken)
  })
})

describe('Fabled and Loric lie in the middle, with their words', () => {
  const rest = KNOWN.filter(({ team }) => team === 'fabled' || team === 'loric')

  it('all together are 181', () => expect(KNOWN).toHaveLength(181))

  it.each(rest.map(({ id, name }) => [id, name] as const))('%s', (id, name) => {
    const { script, game, send, story } = handTable([...COMPANY, id], COMPANY)
    expect(script.middle).toMatchObject([{ id, name, ability: KNOWN.find((one) => one.id === id)!.ability }])
    send({ type: 'placeToken', on: 'table', character: id, text: name })
    expect(story().at(-1)).toContain(name)
    send({ type: 'begin' })
    send({ type: 'removeToken', token: game().tokens[0]!.id })
    expect(game().tokens).toEqual([])
  })
})
