import { describe, expect, it } from 'vitest'
import { stepId } from '@/core/model/ids'
import { openSteps } from '@/core/rules/nightSteps'
import { nightSheetView } from '@/core/views/nightSheet'
import { KNOWN } from '@/scripts/known'
import { FIRST_NIGHT, OTHER_NIGHTS } from '@/scripts/known/nightOrder'
import { handTable } from './handTable'

const SCRIPT = ['chef', 'empath', 'monk', 'poisoner', 'witch', 'lilmonsta', 'toymaker']
const table = () => handTable(SCRIPT, ['chef', 'empath', 'monk', 'poisoner', 'witch'])

describe('what lies in the middle of the table and has a place in the night', () => {
  it('a Demon that nobody holds: the Minions are woken for it, and it acts by hand', () => {
    const { rules, game, send, seat, story } = table()
    send({ type: 'placeToken', on: 'table', character: 'lilmonsta', text: 'Lil’ Monsta' })
    send({ type: 'begin' })
    for (let [step] = openSteps(rules, game()); step && step.row.row !== 'lilmonsta'; [step] = openSteps(rules, game()))
      send({ type: 'skipStep', step: step.id })
    const sheet = nightSheetView(rules, game())
    const step = sheet.steps.find(({ id }) => id === sheet.now)
    expect(step).toMatchObject({
      row: 'lilmonsta',
      label: "Lil' Monsta",
      byHand: true,
      wakes: true,
      because: 'in the middle of the table',
      group: { seats: [seat('poisoner'), seat('witch')] },
    })
    expect(step?.youDecide).toContain('Minions agree')
    expect(Object.values(step?.ask.targets?.seats ?? {}).every(({ allowed }) => allowed)).toBe(true)
    send({
      type: 'doByHand',
      seat: seat('poisoner'),
      ability: 'lilmonsta',
      act: { do: 'lays', seat: seat('witch'), token: 'Is The Demon' },
    })
    expect(story().at(-1)).toContain('P-witch')
    send({ type: 'takeStep', step: stepId('lilmonsta') })
    expect(openSteps(rules, game()).some(({ row }) => row.row === 'lilmonsta')).toBe(false)
  })

  it('a Fabled: its words, and nobody wakes', () => {
    const { rules, game, send } = table()
    send({ type: 'placeToken', on: 'table', character: 'toymaker', text: 'Toymaker' })
    send({ type: 'begin' })
    const step = nightSheetView(rules, game()).steps.find(({ row }) => row === 'toymaker')
    expect(step).toMatchObject({ label: 'Toymaker', wakes: false, mode: 'bookkeeping' })
    expect(step?.youDecide).toBe(KNOWN.find(({ id }) => id === 'toymaker')?.ability)
    send({ type: 'takeStep', step: stepId('toymaker') })
  })

  it('has no step while its token does not lie there', () => {
    const { rules, game, send } = table()
    send({ type: 'begin' })
    expect(openSteps(rules, game()).filter(({ ability, seat }) => ability && !seat)).toEqual([])
  })
})

it('every row of both published orders becomes a row of a script with everybody, in that order', () => {
  const { script } = handTable(
    KNOWN.map(({ id }) => id),
    [],
  )
  const fixed = new Set(['dusk', 'travellers', 'minion-info', 'demon-info', 'dawn'])
  for (const [night, published] of [
    ['first', FIRST_NIGHT],
    ['other', OTHER_NIGHTS],
  ] as const) {
    const rows = script.order.published[night].filter((row) => !fixed.has(row.row)).map(({ row }) => row.split('.')[0])
    // The Apprentice acts in the row of all Travellers.
    const wanted = published.filter((id) => id !== 'apprentice' && KNOWN.some((one) => one.id === id))
    expect([...new Set(rows)].filter((id) => wanted.includes(id ?? ''))).toEqual(wanted)
  }
})
