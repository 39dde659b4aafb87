import { describe, expect, it } from 'vitest'
import { redecide } from '@/core/decide/redecide'
import { currentGame } from '@/core/journal/journal'
import { lineage } from '@/core/journal/lineage'
import { rules, town } from '../../town'

const night = () =>
  town('sailor, gambler, innkeeper, fool, courtier, po')
    .night(2)
    .sailor('gambler', { drunk: 'gambler' })
    .innkeeper('fool', 'courtier', { drunk: 'courtier' })
    .po('gambler')
const changes = (scene: ReturnType<typeof town>) => scene.journal.entries.get(scene.journal.cursor)?.changed

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
    expect(changes(scene)).toEqual(['gambler lives now.', 'fool is drunk now.', 'courtier is sober now.', 'courtier can die now.'])
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
    expect(changes(report)).toEqual(['Could not be repeated: Lunatic (report), lunatic. This step is not due tonight.'])
    const added = town('sailor, courtier, fool, po')
      .night(2)
      .courtier()
      .send((at) => ({ type: 'addStep', seat: at('fool'), text: 'A secret' }))
    added.send(() => ({ type: 'skipStep', step: added.game.night.added[0]!.step })).correct('courtier', 'po')
    expect(changes(added)?.[0]).toBe('Could not be repeated: Added by you, fool (skipped). There is no such step tonight.')
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

  it('CORRECT-7: only this night or day; anything older is gone back to instead', () => {
    const scene = town('sailor, gambler, fool, courtier, po').night(1).sailor('gambler', { drunk: 'gambler' })
    const entry = scene.journal.cursor
    scene.day(1)
    const command = { type: 'takeStep', step: 'sailor:s1', targets: [] } as const
    expect(redecide(rules, scene.journal, { type: 'redecide', entry, command })).toMatchObject({
      kind: 'refused',
      refusals: [{ code: 'too_long_ago' }],
    })
  })

  it('CORRECT-8: a correction that is refused itself changes nothing', () => {
    const scene = night()
    const before = currentGame(scene.journal)
    scene.correct('innkeeper', 'fool').refused('too_few_targets')
    expect(currentGame(scene.journal)).toBe(before)
  })
})
