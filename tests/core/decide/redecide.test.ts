import { describe, expect, it } from 'vitest'
import { spoken } from '@/core/rules/said'
import { redecide } from '@/core/decide/redecide'
import { currentGame } from '@/core/journal/journal'
import { lineage } from '@/core/journal/lineage'
import { rules, town } from '../../town'
import type { Scene } from '../../town/scene'

const night = () =>
  town('sailor, gambler, innkeeper, fool, courtier, po')
    .night(2)
    .sailor('gambler', { drunk: 'gambler' })
    .innkeeper('fool', 'courtier', { drunk: 'courtier' })
    .po('gambler')
const changes = (scene: ReturnType<typeof town>) =>
  (scene.journal.entries.get(scene.journal.cursor)?.changed ?? []).map((said) => spoken(rules, scene.game, said))

describe('correcting an earlier choice', () => {
  it('CORRECT-1: everything after it is decided again', () =>
    night()
      .onlyDead('gambler')
      .correct('innkeeper', 'gambler', 'fool', { drunk: 'fool' })
      .onlyDead()
      .safe('gambler', 'fool')
      .onlyDrunk('gambler', 'fool'))

  it('CORRECT-2: what changed is said', () => {
    const scene = night().correct('innkeeper', 'gambler', 'fool', { drunk: 'fool' })
    expect(changes(scene)).toEqual([
      'gambler lives now.',
      'gambler now has: Safe (Innkeeper).',
      'fool is drunk now.',
      'courtier is sober now.',
      'courtier can die now.',
    ])
  })

  it('CORRECT-3: it is one entry, and undo returns to what was', () => {
    const scene = night()
    const before = scene.game
    scene.correct('innkeeper', 'gambler', 'fool', { drunk: 'fool' }).undo()
    expect(scene.game).toBe(before)
    scene.redo().onlyDead()
  })

  it('CORRECT-3: it names what it replaces and folds onto what came before that', () => {
    const scene = night().correct('innkeeper', 'gambler', 'fool', { drunk: 'fool' })
    const entry = scene.journal.entries.get(scene.journal.cursor)
    const replaced = (entry?.replaces ?? []).map((id) => scene.journal.entries.get(id)?.command.type)
    expect(replaced[0]).toBe('takeStep')
    expect(replaced.at(-1)).toBe('takeStep')
    expect(lineage(scene.journal, scene.journal.cursor).map(({ id }) => id)).not.toContain(entry?.replaces?.[0])
    expect(entry?.commands?.length).toBe(replaced.length)
  })

  it('CORRECT-4: what can no longer be done is left out and listed', () => {
    const scene = town('sailor, gambler, fool, courtier, professor, po')
      .night(2)
      .po('gambler')
      .professor('gambler')
      .alive('gambler')
      .correct('po', 'courtier')
    scene.dead('courtier').unspent('professor')
    expect(changes(scene)).toEqual([
      'Could not be repeated: Professor, professor. gambler looks alive, and only dead players may be chosen.',
      'courtier is dead now.',
      'professor’s ability is not used up now: Professor.',
    ])
  })

  it('CORRECT-4: under the name the sheet had for it', () => {
    const report = town('sailor, lunatic believes po, fool, po').night(2).lunatic('fool').step('lunatic.report').correct('lunatic')
    expect(changes(report)).toEqual([
      'Could not be repeated: Lunatic (report), lunatic. This step is not due tonight.',
      'fool no longer has: Chosen (Lunatic).',
    ])
  })

  it('CORRECT-9: a wake that was added is found again, although it is numbered otherwise', () => {
    const added = town('sailor, courtier, fool, po')
      .night(2)
      .courtier()
      .send((at) => ({ type: 'addStep', seat: at('fool'), text: 'A secret' }))
    added.send(() => ({ type: 'skipStep', step: added.game.night.added[0]!.step })).correct('courtier', 'po')
    expect(changes(added)).toEqual(['courtier’s ability is used up now: Courtier.', 'po is drunk now.'])
    expect(Object.entries(added.game.night.steps)).toContainEqual([added.game.night.added[0]!.step, 'skipped'])
  })

  it('CORRECT-5: a later answer that no longer fits is asked for again, under its place in line', () => {
    const scene = town('sailor, goon, courtier, gambler, fool, shabaloth')
      .night(2)
      .shabaloth('courtier', 'gambler', { overrides: { 'die:courtier': false } })
      .night(3)
      .life('courtier', 'dead')
      .shabaloth('fool', 'sailor', { regurgitate: 'courtier' })
      .alive('courtier')
    const at = (name: string) => scene.game.seats.find(({ player }) => player === name)!.id
    const { id: entry } = [...scene.journal.entries.values()].find(({ command }) => command.type === 'correctLife')!
    const command = { type: 'correctLife', seat: at('goon'), life: 'dead' } as const
    const asked = redecide(rules, scene.journal, { type: 'redecide', entry, command })
    if (asked.kind !== 'needs') throw new Error('nothing was asked')
    expect(asked.questions.map(({ code }) => code)).toEqual(['regurgitate'])
    const { key } = asked.questions[0]!
    expect(key).toMatch(/^again\.\d+\//)

    const done = redecide(rules, scene.journal, { type: 'redecide', entry, command: { ...command, answers: { [key]: at('gambler') } } })
    if (done.kind !== 'done') throw new Error('the answer was not taken')
    expect(done.commands?.at(-1)?.answers).toMatchObject({ regurgitate: at('gambler') })
    expect(done.commands?.find((one) => one.type === 'correctLife')?.answers ?? {}).toEqual({})
  })

  it('CORRECT-5: so is one that is refused now', () => {
    const scene = town('sailor, goon, grandmother, gambler, fool, po')
      .night(1)
      .send((at) => ({ type: 'correctCharacter', seat: at('fool'), character: 'tealady' }))
      .grandmother({ grandparent_learns_grandchild: 'fool' })
    const at = (name: string) => scene.game.seats.find(({ player }) => player === name)!.id
    const { id: entry } = [...scene.journal.entries.values()].find(({ command }) => command.type === 'correctCharacter')!
    const command = { type: 'correctCharacter', seat: at('fool'), character: 'assassin' } as const
    const asked = redecide(rules, scene.journal, { type: 'redecide', entry, command })
    expect(asked.kind === 'needs' && asked.questions.map(({ code }) => code)).toEqual(['grandparent_learns_grandchild'])
  })

  it('CORRECT-5: it asks what the step itself asked, and an answer that no longer fits is not replaced by the usual one', () => {
    const scene = night()
    const at = (name: string) => scene.game.seats.find(({ player }) => player === name)!.id
    const { id: entry, command } = [...scene.journal.entries.values()].findLast(
      (one) => one.command.type === 'takeStep' && one.command.step.startsWith('innkeeper'),
    )!
    if (command.type !== 'takeStep') throw new Error('no step')
    const change = (...targets: readonly string[]) =>
      redecide(rules, scene.journal, { type: 'redecide', entry, command: { ...command, targets: targets.map(at) } })
    expect(change('gambler', 'courtier')).toMatchObject({ kind: 'done', questions: [{ code: 'drunk', answer: at('courtier') }] })
    const asked = change('gambler', 'fool')
    expect(asked).toMatchObject({ kind: 'needs', questions: [{ code: 'drunk' }] })
    const [question] = asked.kind === 'needs' ? asked.questions : []
    expect([question?.answer, question?.usual]).toEqual([undefined, undefined])
  })

  it('CORRECT-6: corrected again, it is still one story', () => {
    const scene = night().correct('innkeeper', 'gambler', 'fool', { drunk: 'fool' })
    const tip = scene.journal.entries.get(scene.journal.cursor)!
    const index = tip.commands!.findIndex((command) => command.type === 'takeStep' && command.step.startsWith('po'))
    const po = tip.commands![index]!
    scene
      .send(() => ({ type: 'redecide', entry: tip.id, index, command: { ...po, targets: [scene.game.seats[4]!.id] } }) as never)
      .onlyDead('courtier')
      .undo()
      .onlyDead()
  })

  const evening = () =>
    town('sailor, gambler, fool, courtier, innkeeper, assassin, po, matron good')
      .night(1)
      .sailor('gambler', { drunk: 'gambler' })
      .night(2)
      .po('courtier')
      .dawn()
      .news(['courtier'])
      .nominate('assassin', 'sailor')
      .vote(5)
      .aboutToDie('assassin')
      .close()
      .dead('assassin')
      .night(3)
      .po('gambler')
      .day(3)
      .onlyDead('courtier', 'assassin', 'gambler')
  const entryOf = (scene: Scene, type: string, at = 0) =>
    [...scene.journal.entries.values()].filter(
      (one) => one.command.type === type && !('step' in one.command && one.command.type === 'skipStep'),
    )[at]!
  const poAt = (scene: Scene, night: number) =>
    [...scene.journal.entries.values()].find(
      ({ parent, command }) =>
        command.type === 'takeStep' && command.step.startsWith('po:') && scene.journal.states.get(parent)?.night.number === night,
    )!

  it('CORRECT-9: from any later moment, through nights and days; one entry, one undo', () => {
    const scene = evening()
    const { id, command } = poAt(scene, 2)
    const entries = scene.journal.entries.size
    scene
      .send((at) => ({ type: 'redecide', entry: id, command: { ...command, targets: [at('innkeeper')] } }) as never)
      .onlyDead('innkeeper', 'assassin', 'gambler')
      .look(({ phase, day }) => expect([phase, day.number]).toEqual([{ kind: 'day', number: 3 }, 3]))
    expect(scene.journal.entries.size).toBe(entries + 1)
    expect(changes(scene)).toEqual(['courtier lives now.', 'innkeeper is dead now.'])
    scene.undo().onlyDead('courtier', 'assassin', 'gambler')
  })

  it('CORRECT-9: the same choice changes nothing', () => {
    const scene = evening()
    const before = currentGame(scene.journal)
    const { id, command } = poAt(scene, 2)
    scene.send(() => ({ type: 'redecide', entry: id, command }) as never)
    expect(scene.game).toEqual(before)
    expect(changes(scene)).toEqual([])
  })

  it('CORRECT-9: what is not part of the game as it went cannot be corrected', () => {
    const scene = evening()
    const { id, command } = poAt(scene, 3)
    scene.undo().undo().undo()
    while (scene.journal.cursor >= id) scene.undo()
    scene.send(() => ({ type: 'redecide', entry: id, command }) as never).refused('no_such_entry')
  })

  it('CORRECT-9: a vote of an earlier day, and the day goes on differently', () => {
    const scene = evening()
    const { id, command } = entryOf(scene, 'vote')
    scene
      .send(() => ({ type: 'redecide', entry: id, command: { ...command, votes: [] } }) as never)
      .onlyDead('courtier', 'gambler')
      .look(({ day }) => expect(day.number).toBe(3))
  })

  it('CORRECT-10: a later choice that no longer fits is asked about at its place: left out, kept, or another', () => {
    const scene = town('professor, gambler, fool, courtier, sailor, po').night(2).po('gambler').professor('gambler').day(2)
    const { id, command } = poAt(scene, 2)
    const ask = (answers: object = {}) =>
      redecide(rules, scene.journal, {
        type: 'redecide',
        entry: id,
        command: { ...command, targets: [scene.game.seats[3]!.id], answers } as never,
      })
    const plain = ask()
    if (plain.kind !== 'done') throw new Error('it has a usual answer')
    const question = plain.questions.find(({ code }) => code === 'no_longer_fits')!
    expect(question.text).toBe('Professor, professor no longer fits. gambler looks alive, and only dead players may be chosen.')
    expect(question.options.map(({ label }) => label)).toEqual(['Leave it out', 'Keep it anyway', 'courtier'])
    expect(plain.changed).toContain('courtier is dead now.')
    const other = ask({ [question.key]: scene.game.seats[3]!.id })
    expect(other.kind === 'done' && other.changed).toEqual([])
  })

  it('CORRECT-11: what was said aloud and is false now is listed with what to say', () => {
    const scene = evening()
    const { id, command } = poAt(scene, 2)
    const decision = redecide(rules, scene.journal, {
      type: 'redecide',
      entry: id,
      command: { ...command, targets: [scene.game.seats.find(({ player }) => player === 'innkeeper')!.id] } as never,
    })
    expect(decision.kind === 'done' && decision.wrongly).toEqual(['Dawn 2: you said “Died: courtier.” Say now: “Died: innkeeper.”'])
  })

  it('CORRECT-12: every difference is named, a shield that moved too', () => {
    const scene = town('devilsadvocate, gambler, fool, courtier, sailor, po').night(1).devilsadvocate('gambler').day(1)
    scene.correct('devilsadvocate', 'fool')
    expect(changes(scene)).toEqual([
      "gambler no longer has: Survives execution (Devil's Advocate).",
      "fool now has: Survives execution (Devil's Advocate).",
    ])
  })

  it('CORRECT-9: whoever joined keeps the seat, and marks moved by hand are found again', () => {
    const scene = town('sailor, gambler, fool, courtier, po')
      .night(1)
      .sailor('gambler', { drunk: 'gambler' })
      .day(1)
      .send(() => ({ type: 'join', plan: { player: 'Mo', character: 'matron', alignment: 'good' } }))
      .send((at) => ({ type: 'placeMark', on: at('Mo'), kind: 'safe', token: 'Safe', ends: { at: 'used' } }))
    const mark = scene.game.marks.at(-1)!.id
    scene
      .send((at) => ({ type: 'moveMark', mark, to: at('courtier') }))
      .night(2)
      .po('Mo')
      .dead('Mo')
    const seats = scene.game.seats.map(({ id }) => id)
    const { id, command } = entryOf(scene, 'takeStep')
    scene.send(
      () =>
        ({
          type: 'redecide',
          entry: id,
          command: { type: 'takeStep', step: (command as { step: string }).step, pass: true, anyway: true },
        }) as never,
    )
    expect(scene.game.seats.map((seat) => seat.id)).toEqual(seats)
    scene.dead('Mo').onlySafe('sailor', 'courtier')
  })

  it('CORRECT-8: a correction that is refused itself changes nothing', () => {
    const scene = night()
    const before = currentGame(scene.journal)
    scene.correct('innkeeper', 'fool').refused('too_few_targets')
    expect(currentGame(scene.journal)).toBe(before)
  })
})
