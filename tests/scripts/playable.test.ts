import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { bmrCharacters } from '@/characters/bmr'
import { isImpaired } from '@/core/rules/impairment'
import { openSteps } from '@/core/rules/nightSteps'
import { nightSheetView } from '@/core/views/nightSheet'
import { KNOWN } from '@/scripts/known'
import { handTable } from './handTable'

const company = ['chef', 'washerwoman', 'saint', 'baron', 'fool', 'imp']

const dealt = KNOWN.filter(({ team }) => team !== 'fabled' && team !== 'loric')

describe('a character of any script is played by hand', () => {
  it('all that can be dealt', () => expect(dealt).toHaveLength(156))

  it.each(dealt.map(({ id, name }) => [id, name]))('%s is dealt, woken, acts, dies, returns and is told of', (id, name) => {
    const others = company.filter((one) => one !== id)
    const table = handTable([...others, id], [...others, id])
    const { rules, game, send, seat, passNight, story } = table
    const me = seat(id)
    send({ type: 'begin' })
    const wakes: boolean[] = []
    for (const night of [1, 2]) {
      expect(game().phase).toEqual({ kind: 'night', number: night })
      const step = openSteps(rules, game()).find((one) => one.seat?.id === me && one.row.row === id)
      const isByHand = !bmrCharacters.some((one) => one.id === id)
      wakes.push(step !== undefined)
      if (step && isByHand) {
        const shown = nightSheetView(rules, game()).steps.find((one) => one.id === step.id)
        expect(shown?.youDecide).toBe(KNOWN.find((one) => one.id === id)!.ability)
        send({ type: 'takeStep', step: step.id, targets: [seat(others[0]!), seat(others[1]!)] })
        expect(story().at(-1)).toContain(`P-${others[0]}`)
      }
      passNight()
      if (night === 1) send({ type: 'dusk' })
    }
    if (!bmrCharacters.some((one) => one.id === id))
      expect(wakes).toEqual(
        [table.script.order.sheet.first, table.script.order.sheet.other].map((rows) => rows.some(({ row }) => row === id)),
      )
    send({ type: 'correctLife', seat: me, life: 'dead' })
    send({ type: 'revive', seat: me })
    expect(game().seats.find((one) => one.id === me)?.alive).toBe(true)
    expect(story().filter((line) => line.includes(`P-${id}`) || line.includes(name)).length).toBeGreaterThan(1)
  })
})

describe('a script with rules and hands side by side', () => {
  it('keeps the rules of those that have them, in their place', () => {
    const { script } = handTable(['lunatic', 'pukka', 'chef', 'poisoner', 'bureaucrat', 'sentinel'], [])
    expect(script.order.sheet.first.map(({ row }) => row)).toEqual(
      'dusk travellers bureaucrat minion-info lunatic.info lunatic.act lunatic.report demon-info poisoner pukka chef dawn'.split(' '),
    )
    expect([script.characters, script.travellers]).toEqual([['lunatic', 'pukka', 'chef', 'poisoner'], ['bureaucrat']])
  })

  it('lets Fabled and Loric lie in the middle', () => {
    const { script } = handTable(['imp', 'sentinel', 'bootlegger'], [])
    expect([script.middle?.map(({ id }) => id), script.characters]).toEqual([['sentinel', 'bootlegger'], ['imp']])
  })

  it('knows a drunk or poisoned token by its word, and takes the ability of whoever has it', () => {
    const { rules, game, send, seat } = handTable(['sailor', 'poisoner', 'imp', 'chef', 'puzzlemaster'], ['sailor', 'poisoner', 'imp'])
    expect(rules.characters['poisoner']?.laid['Poisoned']).toMatchObject({ kind: 'poisoned' })
    expect(rules.characters['puzzlemaster']?.laid).toMatchObject({ Drunk: { kind: 'drunk' } })
    send({ type: 'begin' })
    const { kind, token, ends } = rules.characters['poisoner']!.laid['Poisoned']!
    send({ type: 'placeMark', on: seat('sailor'), character: 'poisoner', kind, token, ends })
    expect(isImpaired(rules, game(), seat('sailor'))).toBe(true)
  })

  it('counts Outsiders as its characters say', () => {
    const { rules } = handTable(['baron', 'fanggu', 'imp', 'xaan'], [])
    expect(['baron', 'fanggu', 'imp', 'xaan'].map((id) => rules.characters[id]?.setup)).toEqual([
      [{ outsiders: [2] }],
      [{ outsiders: [1] }],
      undefined,
      [{ outsiders: 'any', alone: true }],
    ])
  })

  it('shows a script’s own words as they are, braces and all', () => {
    const own = { id: 'baker', name: 'Baker', team: 'townsfolk', ability: 'Bakes for {me} and {who}.', firstNight: 3, otherNight: 3 }
    const { rules, game, send } = handTable([own, 'imp', 'chef'], ['baker', 'imp'])
    send({ type: 'begin' })
    const shown = nightSheetView(rules, game()).steps.find(({ label }) => label === 'Baker')
    expect(shown?.youDecide.replaceAll('\u2060', '')).toBe('Bakes for {me} and {who}.')
  })

  it('plays a character whose id would read as a step or as a part of one', () => {
    const own = (id: string) => ({ id, name: id, team: 'townsfolk', ability: 'Wakes.', firstNight: 3, otherNight: 3 })
    const { script, rules, send, seat, story } = handTable(
      ['imp', own('mail.man'), own('mail:man'), own('mail_man'), 'chef'],
      ['mail_man_', 'mail_man__', 'imp'],
    )
    expect(script.characters).toEqual(['imp', 'mail_man_', 'mail_man__', 'mail_man', 'chef'])
    expect(rules.characters['mail_man_']?.names.sheet).toBe('mail.man')
    expect(handTable(['imp', own('constructor'), own('__proto__')], []).script.characters).toEqual(['imp', 'constructor_', '__proto___'])
    send({ type: 'begin' })
    for (const id of ['mail_man_', 'mail_man__']) send({ type: 'takeStep', step: stepId(`${id}:${seat(id)}`), targets: [seat('imp')] })
    expect(
      story()
        .slice(-2)
        .map((line) => line.includes('P-imp')),
    ).toEqual([true, true])
  })
})
