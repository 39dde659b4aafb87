import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { createNightFlow } from '@/app/night/nightFlow'
import type { CardContent } from '@/core/model/card'
import { seatId, stepId } from '@/core/model/ids'
import type { Question } from '@/core/model/question'
import { nightText } from '@/text/en/night'
import { characters, fakeNight, twelve, type FakeNight } from '../fixtures/night'
import type { Command } from '@/core/journal/command'

const [ana, bo, cy, noor, jun, ivy] = [3, 4, 5, 7, 8, 9].map((n) => seatId(`s${n}`)) as [
  ReturnType<typeof seatId>,
  ReturnType<typeof seatId>,
  ReturnType<typeof seatId>,
  ReturnType<typeof seatId>,
  ReturnType<typeof seatId>,
  ReturnType<typeof seatId>,
]

const night = (answers?: (command: Extract<Command, { type: 'takeStep' }>) => FakeNight) => {
  const fake = fakeNight(twelve, answers)
  const shown: CardContent[][] = []
  const flow = createNightFlow({
    game: fake.game,
    characters: () => characters,
    showCards: (cards) => {
      if (cards.length) shown.push([...cards])
    },
  })
  return { ...fake, flow, shown }
}

describe('pointing', () => {
  it('lights who may be chosen, dims who may not, and marks who is awake', () => {
    const { flow } = night()
    expect([ana, bo, noor].map(flow.seatState)).toEqual(['now', 'lit', 'dim'])
    flow.goTo(stepId('zombuul:s7'))
    expect(flow.seatState(noor)).toBe('now')
  })

  it('is one command per tap; a single target is replaced, a second tap takes it back', () => {
    const { flow, log } = night()
    expect(flow.tapSeat(ivy)).toBe(true)
    expect([flow.seatState(ivy), flow.pick(ivy)]).toEqual(['chosen', 1])
    flow.tapSeat(cy)
    expect([flow.pick(ivy), flow.pick(cy)]).toEqual([undefined, 1])
    flow.tapSeat(cy)
    expect(flow.pick(cy)).toBeUndefined()
    expect(log.map(({ type }) => type)).toEqual(['point', 'point', 'point'])
  })

  it('numbers targets in the order pointed at, and says when there is no room', () => {
    const { flow } = night()
    flow.goTo(stepId('innkeeper:s4'))
    for (const seat of [cy, bo, jun]) flow.tapSeat(seat)
    expect([flow.pick(cy), flow.pick(bo), flow.pick(jun)]).toEqual([1, 2, undefined])
    expect(flow.refused).toMatchObject({ seat: jun, reasons: [nightText.noRoom] })
  })

  it('answers why a dim seat may not be chosen, and can be insisted on', () => {
    const { flow, log } = night()
    flow.tapSeat(noor)
    expect(flow.refused?.seat).toBe(noor)
    expect(flow.refused?.reasons).toEqual([expect.stringContaining('looks dead')])
    expect(log).toEqual([])
    flow.refused?.insist()
    expect(flow.refused).toBeUndefined()
    expect(flow.pick(noor)).toBe(1)
    expect(flow.done()).toBe(true)
    expect(log.at(-1)).toMatchObject({ type: 'takeStep', step: 'sailor:s3', targets: [noor], anyway: true })
  })

  it('keeps in the draft that a seat was insisted on, until that seat is taken back', () => {
    const { flow, log } = night()
    flow.tapSeat(noor)
    flow.refused?.insist()
    expect(log.at(-1)).toMatchObject({ type: 'point', targets: [noor], anyway: true })
    flow.tapSeat(ivy)
    expect(log.at(-1)).toMatchObject({ type: 'point', targets: [ivy], anyway: false })
  })

  it('lets a tap pass to the host where the step asks for nobody', () => {
    const { flow } = night()
    flow.goTo(stepId('courtier:s5'))
    expect(flow.tapSeat(bo)).toBe(false)
    expect(flow.seatState(bo)).toBeUndefined()
  })
})

describe('settling', () => {
  const drunk: Question = {
    key: 'drunk',
    code: 'drunk',
    text: 'Who is drunk?',
    options: [
      { value: ana, label: 'Ana' },
      { value: ivy, label: 'Ivy' },
    ],
    usual: ivy,
  }

  it('shows what would follow before Done, with the usual answer taken as given', () => {
    const { flow, log } = night(() => ({ questions: [drunk], consequences: [{ id: 'a', kind: 'drunk', text: 'Ivy drunk' }] }))
    expect(flow.plan).toBeUndefined()
    flow.tapSeat(ivy)
    expect(flow.consequences.map(({ text }) => text)).toEqual(['Ivy drunk'])
    flow.answer(drunk, ana)
    flow.done()
    expect(log.at(-1)).toMatchObject({ type: 'takeStep', answers: { drunk: ana } })
    expect(flow.step?.id).toBe('innkeeper:s4')
  })

  it('waits for an answer that has no usual one', () => {
    const { usual: _usual, ...must } = drunk
    const { flow } = night(() => ({ questions: [must] }))
    flow.tapSeat(ivy)
    expect(flow.done()).toBe(false)
    expect(flow.step?.id).toBe('sailor:s3')
    flow.answer(must, ivy)
    expect(flow.done()).toBe(true)
  })

  it('says what is refused, and does it anyway when told to', () => {
    const { flow, log } = night()
    expect(flow.done()).toBe(false)
    expect(flow.refused?.reasons).toHaveLength(1)
    flow.refused?.insist()
    expect(flow.refused).toBeUndefined()
    expect(log.at(-1)).toMatchObject({ type: 'takeStep', anyway: true })
  })

  it('does not take a missing choice for a shaken head', () => {
    const { flow, log } = night()
    flow.goTo(stepId('courtier:s5'))
    expect(flow.done()).toBe(false)
    expect(log.some(({ type }) => type === 'takeStep')).toBe(false)
    expect(flow.pass()).toBe(true)
    expect(log.at(-1)).toMatchObject({ type: 'takeStep', step: 'courtier:s5', pass: true })
  })

  it('opens the player’s own card at once; somebody else’s waits as an untold and goes with an undo', () => {
    const { flow, shown, state } = night(() => ({
      cards: [
        { title: 'card.number', number: 1, for: ana },
        { title: 'card.youAre', alignment: 'evil', for: jun },
      ],
    }))
    flow.tapSeat(jun)
    flow.done()
    expect(shown).toEqual([[{ title: 'card.number', number: 1, for: ana }]])
    expect(flow.untold.map(({ seat }) => seat)).toEqual([jun])
    state.entry -= 1
    expect(flow.untold).toEqual([])
    state.entry += 1
    flow.tellNow()
    expect(shown).toHaveLength(2)
    expect(flow.untold).toEqual([])
    expect(flow.cardsOf(stepId('sailor:s3'))).toHaveLength(2)
  })
})

describe('freedom', () => {
  it('goes out of order and back', () => {
    const { flow } = night()
    flow.goTo(stepId('zombuul:s7'))
    expect(flow.step?.player).toBe('Noor')
    flow.goTo(undefined)
    expect(flow.step?.player).toBe('Ana')
  })

  it('skips, reopens, adds a wake and marks as woken', () => {
    const { flow, log } = night()
    flow.skipStep()
    expect(flow.step?.id).toBe('innkeeper:s4')
    flow.skipStep(stepId('sailor:s3'), true)
    flow.reopen(stepId('sailor:s3'))
    expect(flow.step?.id).toBe('sailor:s3')
    flow.addWake(cy, 'One more time')
    expect(flow.step?.seat).toBe(cy)
    expect(log).toContainEqual({ type: 'skipStep', step: 'sailor:s3', woken: true })
  })

  it('answers an open question before anything else, also by tapping a seat', () => {
    const { flow, state, log } = night()
    state.open = [
      {
        key: 'moon',
        code: 'moonchild_choose',
        text: 'Whom?',
        options: [
          { value: bo, label: 'Bo' },
          { value: cy, label: 'Cy' },
        ],
      },
    ]
    expect(flow.open?.key).toBe('moon')
    expect(flow.tapSeat(cy)).toBe(true)
    expect(log).toEqual([{ type: 'answer', question: 'moon', answer: cy }])
    expect(flow.open).toBeUndefined()
  })

  it('corrects an earlier choice and shows what changed', () => {
    const { flow, log } = night()
    flow.tapSeat(ivy)
    flow.done()
    expect(flow.correct(stepId('sailor:s3'))).toBe(true)
    expect([flow.step?.id, flow.pick(ivy)]).toEqual(['sailor:s3', 1])
    const before = log.length
    flow.tapSeat(cy)
    expect(log).toHaveLength(before)
    expect(flow.plan).toMatchObject({ changed: ['Eli does not die.'] })
    flow.done()
    expect(log.at(-1)).toMatchObject({ type: 'redecide', entry: '2', command: { type: 'takeStep', targets: [cy] } })
    expect(flow.changed).toEqual(['Eli does not die.'])
    expect(flow.correction).toBeUndefined()
    expect(flow.step?.id).toBe('innkeeper:s4')
  })

  it('no longer says what changed once the correction is undone', () => {
    const { flow, state } = night()
    flow.tapSeat(ivy)
    flow.done()
    flow.correct(stepId('sailor:s3'))
    flow.tapSeat(cy)
    flow.done()
    expect(flow.changed).toHaveLength(1)
    state.entry -= 1
    expect(flow.changed).toEqual([])
  })

  it('offers no change of a step in which nothing was chosen or decided', () => {
    const { flow } = night()
    flow.goTo(stepId('dusk'))
    flow.done()
    expect(flow.canCorrect(stepId('dusk'))).toBe(false)
    flow.goTo(stepId('sailor:s3'))
    flow.tapSeat(ivy)
    flow.done()
    expect(flow.canCorrect(stepId('sailor:s3'))).toBe(true)
  })

  it('forces nothing that was allowed when it was pointed at and is refused since', () => {
    const { flow, state, log } = night()
    flow.tapSeat(ivy)
    state.steps = state.steps.map((each) =>
      each.id === 'sailor:s3' && each.ask.targets
        ? {
            ...each,
            ask: {
              ...each.ask,
              targets: { ...each.ask.targets, seats: { ...each.ask.targets.seats, [ivy]: { allowed: false, because: 'looks dead' } } },
            },
          }
        : each,
    )
    expect(flow.done()).toBe(false)
    expect(flow.refused?.reasons).toHaveLength(1)
    flow.refused?.insist()
    expect(log.at(-1)).toMatchObject({ type: 'takeStep', targets: [ivy], anyway: true })
  })

  it('left without a change, a correction at the end of the night leaves the storyteller in the night', async () => {
    const { flow, state } = night()
    flow.tapSeat(ivy)
    flow.done()
    state.steps = state.steps.map((each) =>
      each.row === 'dawn' ? { ...each, status: 'now' } : each.status === 'not-due' ? each : { ...each, status: 'done' },
    )
    await nextTick()
    expect(flow.atDawn).toBe(true)
    flow.stayInNight(true)
    flow.correct(stepId('sailor:s3'))
    await nextTick()
    flow.leaveCorrection()
    await nextTick()
    expect(flow.atDawn).toBe(false)
  })
})
