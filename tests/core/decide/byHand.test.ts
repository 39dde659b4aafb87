import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { redecide } from '@/core/decide/redecide'
import { evolveAll } from '@/core/journal/evolve'
import { correctableIn } from '@/core/journal/pastCommands'
import { isImpaired } from '@/core/rules/impairment'
import { whyView } from '@/core/views/why'
import { handTable } from '../../scripts/handTable'

const table = () => handTable(['poisoner', 'imp', 'sailor', 'chef', 'washerwoman', 'sweetheart'])

describe('an ability that is run by hand', () => {
  it('kills through the protections of the others: the Sailor lives, unless the storyteller says so', () => {
    const { send, plan, seat, game, story } = table()
    send({ type: 'begin' })
    const kill = { type: 'doByHand', seat: seat('imp'), ability: 'imp', act: { do: 'dies', seat: seat('sailor') } } as const
    const decision = plan(kill)
    const survives = decision.kind === 'done' ? decision.consequences.find(({ kind }) => kind === 'survives') : undefined
    expect(survives?.override).toBe('P-sailor dies anyway')
    send({ ...kill, overrides: { [survives!.id]: true } })
    expect(game().seats.find(({ id }) => id === seat('sailor'))?.alive).toBe(false)
    expect(story().join()).toContain('P-sailor')
  })

  it('CORRECT-13: what it did can be corrected, and never have happened', () => {
    const { send, seat, game, journal, rules } = table()
    send({ type: 'begin' })
    send({ type: 'doByHand', seat: seat('imp'), ability: 'imp', act: { do: 'dies', seat: seat('chef') } })
    const { cursor } = journal
    expect(correctableIn(journal, cursor)?.command.type).toBe('doByHand')
    const dead = () => game().seats.flatMap(({ alive, character }) => (alive ? [] : [character]))
    expect(dead()).toEqual(['chef'])
    const command = { type: 'doByHand', seat: seat('imp'), ability: 'imp', act: { do: 'dies', seat: seat('washerwoman') } } as const
    const corrected = (leaveOut: boolean) => {
      const decision = redecide(rules, journal, { type: 'redecide', entry: cursor, command, leaveOut })
      if (decision.kind !== 'done' || decision.base === undefined) throw new Error(decision.kind)
      return evolveAll(journal.states.get(decision.base)!, decision.events).seats.flatMap(({ alive, character }) =>
        alive ? [] : [character],
      )
    }
    expect(corrected(false)).toEqual(['washerwoman'])
    expect(corrected(true)).toEqual([])
  })

  it('asks once when its drunk or poisoned tokens end, and remembers the answer', () => {
    const { send, plan, seat, game, rules, story } = table()
    send({ type: 'begin' })
    const poison = (who: string) =>
      ({ type: 'doByHand', seat: seat('poisoner'), ability: 'poisoner', act: { do: 'lays', seat: seat(who), token: 'Poisoned' } }) as const
    const asked = plan(poison('chef'))
    expect(asked.kind === 'needs' && asked.questions[0]?.options.map(({ value }) => value)).toEqual(['dusk', 'dawn', 'source', 'ever'])
    send({ ...poison('chef'), answers: { 'hand_ends:poisoner:Poisoned': 'dusk' } })
    expect(isImpaired(rules, game(), seat('chef'))).toBe(true)
    expect(JSON.stringify(whyView(rules, game(), seat('chef')))).toContain('Poisoner')
    expect(plan(poison('sailor')).kind).toBe('done')
    expect(story().at(-1)).toBe('P-chef was poisoned.')
  })

  it('makes a Traveller the Demon, who is then executed and no longer exiled, unless the storyteller says so', () => {
    const { send, plan, seat, passNight } = handTable(['pithag', 'imp', 'chef', 'empath', 'bonecollector'])
    send({ type: 'begin' })
    send({
      type: 'doByHand',
      seat: seat('pithag'),
      ability: 'pithag',
      act: { do: 'becomes', seat: seat('bonecollector'), character: 'imp' },
    })
    passNight()
    const call = { type: 'callExile', by: seat('chef'), nominee: seat('bonecollector') } as const
    const refused = plan(call)
    expect(refused.kind === 'refused' && refused.refusals.map(({ code }) => code)).toEqual(['only_travellers_are_exiled'])
    expect(plan({ ...call, anyway: true }).kind).toBe('done')
    expect(plan({ type: 'nominate', by: seat('chef'), nominee: seat('bonecollector') }).kind).toBe('done')
  })

  it('lets a token for good outlive its source, and others go with it', () => {
    for (const [ends, impaired] of [
      ['ever', true],
      ['source', false],
    ] as const) {
      const { send, seat, game, rules } = table()
      send({ type: 'begin' })
      const act = { do: 'lays', seat: seat('chef'), token: 'Drunk' } as const
      send({
        type: 'doByHand',
        seat: seat('sweetheart'),
        ability: 'sweetheart',
        act,
        answers: { 'hand_ends:sweetheart:Drunk': ends },
      })
      send({ type: 'correctLife', seat: seat('sweetheart'), life: 'dead' })
      expect(isImpaired(rules, game(), seat('chef')), ends).toBe(impaired)
    }
  })

  it('tells, turns, changes, brings back, reminds and notes, and the story has a line for each', () => {
    const { send, seat, story } = table()
    send({ type: 'begin' })
    const me = { type: 'doByHand', seat: seat('chef'), ability: 'chef' } as const
    const other = seat('washerwoman')
    send({ ...me, act: { do: 'tells', seat: me.seat, number: 2 } })
    expect(story().at(-1)).toBe('P-chef was told: 2 (Chef).')
    send({ ...me, act: { do: 'tells', seat: other, yes: false, text: 'not {you}', characters: ['imp'], seats: [me.seat] } })
    expect(story().at(-1)).toBe('P-washerwoman was told: P-chef is the Imp, No, “not {you}” (Chef).')
    send({ ...me, act: { do: 'turns', seat: other, alignment: 'evil' } })
    expect(story().at(-1)).toBe('P-washerwoman turned evil.')
    send({ ...me, act: { do: 'becomes', seat: other, character: 'imp' } })
    expect(story().join()).toContain('P-washerwoman became the Imp')
    send({ ...me, act: { do: 'dies', seat: other } })
    send({ ...me, act: { do: 'returns', seat: other } })
    expect(story().at(-1)).toBe('P-washerwoman came back to life.')
    send({ ...me, act: { do: 'lays', seat: other, token: 'Wrong' } })
    expect(story().at(-1)).toBe('Wrong was placed on P-washerwoman by the Chef.')
    send({ ...me, act: { do: 'notes', text: 'gave a hint' } })
    expect(story().at(-1)).toBe('Chef (P-chef): gave a hint')
  })

  it('woken without a choice is no refusal', () => {
    const { send, seat, story } = table()
    send({ type: 'begin' })
    send({ type: 'takeStep', step: stepId(`chef:${seat('chef')}`) })
    expect(story().join()).not.toContain('declined')
    send({ type: 'takeStep', step: stepId(`poisoner:${seat('poisoner')}`), targets: [seat('chef')], character: 'imp' })
    expect(story().at(-1)).toMatch(/^P-poisoner the Poisoner.* chose P-chef, naming the Imp\.$/)
  })
})
