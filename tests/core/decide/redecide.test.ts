import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { spoken } from '@/core/rules/said'
import { redecide } from '@/core/decide/redecide'
import type { PlainCommand } from '@/core/journal/command'
import { evolveAll } from '@/core/journal/evolve'
import { currentGame, journalData, openJournal, type Journal } from '@/core/journal/journal'
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
      'Could not be repeated: Lunatic (report), lunatic. This step isn’t due tonight.',
      'fool no longer has: Chosen (Lunatic).',
    ])
  })

  it('CORRECT-9: somebody who is woken twice for the same is found twice', () => {
    const added = town('sailor, courtier, fool, po')
      .night(1)
      .courtier('sailor')
      .send((at) => ({ type: 'addStep', seat: at('fool'), text: 'Ask again' }))
      .send((at) => ({ type: 'addStep', seat: at('fool'), text: 'Ask again' }))
    added.send(() => ({ type: 'takeStep', step: added.game.night.added[1]!.step })).correct('courtier', 'po')
    const [first, second] = added.game.night.added.map(({ step }) => added.game.night.steps[step])
    expect([first, second]).toEqual([undefined, 'done'])
  })

  it('CORRECT-9: of two tokens alike the one that was taken away is taken away', () => {
    const scene = town('sailor, courtier, fool, po').night(1).courtier('sailor')
    const lay = (at: (name: string) => unknown) => ({ type: 'placeToken', on: at('fool'), text: 'Mad' })
    scene.send(lay as never).send(lay as never)
    const [kept, gone] = scene.game.tokens.map(({ id }) => id)
    scene.send(() => ({ type: 'removeToken', token: gone! }))
    scene.correct('courtier', 'sailor')
    expect(scene.game.tokens.map(({ id }) => id)).toEqual([kept])
  })

  it('CORRECT-9: of two marks of one kind the one on that player is taken away', () => {
    const scene = town('sailor, courtier, fool, gambler, po').night(1).courtier('sailor')
    const lay = (who: string) =>
      scene.send((at) => ({ type: 'placeMark', on: at(who), kind: 'drunk', token: 'Drunk', ends: { at: 'used' }, shown: 1 }))
    lay('fool')
    lay('gambler')
    const mark = scene.game.marks.find(({ on }) => on === scene.game.seats.find(({ player }) => player === 'gambler')!.id)!.id
    scene.send(() => ({ type: 'removeMark', mark })).onlyDrunk('sailor', 'fool')
    scene.correct('courtier').onlyDrunk('fool')
  })

  it('CORRECT-9: of two wakes that were added the one of that player is taken', () => {
    const scene = town('sailor, courtier, fool, po').night(1).courtier('sailor')
    for (const who of ['fool', 'po']) scene.send((at) => ({ type: 'addStep', seat: at(who), text: 'A secret' }))
    scene.send(() => ({ type: 'takeStep', step: scene.game.night.added[1]!.step })).correct('courtier')
    const { added, steps } = scene.game.night
    expect(added.map(({ step }) => steps[step])).toEqual([undefined, 'done'])
  })

  it('CORRECT-9: a vote that was taken back and counted again among more players needs as many hands as then', () => {
    const scene = town('sailor, fool, gambler, courtier, po, professor')
      .night(1)
      .day(1)
      .nominate('fool', 'sailor')
      .vote(['sailor'])
      .send(() => ({ type: 'join', plan: { player: 'judge', character: 'judge', alignment: 'good' } }))
      .send((at) => ({ type: 'vote', nomination: 0, votes: [at('sailor')], counted: false }))
      .vote(['sailor', 'fool', 'gambler'])
    expect(scene.game.day.nominations[0]?.needed).toBe(4)
    const [first] = [...scene.journal.entries.values()].filter(({ command }) => command.type === 'nominate')
    const decision = redecide(rules, scene.journal, { type: 'redecide', entry: first!.id, command: first!.command as PlainCommand })
    if (decision.kind !== 'done') throw new Error(decision.kind)
    expect(decision.changed).toEqual([])
    expect(evolveAll(scene.journal.states.get(decision.base!)!, decision.events).day.nominations[0]?.needed).toBe(4)
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
    expect(question.text).toBe('This no longer fits: Professor, professor. gambler looks alive, and only dead players may be chosen.')
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

  it('CORRECT-12: who is somebody else now, who holds another ability, and who sits elsewhere', () => {
    const imp = town('imp, baron, chef, empath, mayor, virgin').night(2).imp('imp').correct('imp', 'chef')
    expect(changes(imp)).toEqual(['imp lives now.', 'baron becomes the baron', 'chef is dead now.'])

    const apprentice = town('apprentice good, gossip, fool, gambler, po, courtier').night(1).apprentice('sailor')
    const gain = entryOf(apprentice, 'takeStep')
    const other = { ...gain.command, character: 'exorcist' }
    apprentice.send(() => ({ type: 'redecide', entry: gain.id, command: other }) as never)
    expect(changes(apprentice)).toEqual([
      'apprentice can die now.',
      'apprentice now has: Exorcist (Apprentice).',
      'apprentice no longer has: Sailor (Apprentice).',
    ])

    const matron = town('matron good, sailor, fool, gambler, po, courtier')
      .day(1)
      .use('matron', { swaps: [['sailor', 'po']] })
    const { id, command } = entryOf(matron, 'useAbility')
    matron.send((at) => ({ type: 'redecide', entry: id, command: { ...command, swaps: [[at('fool'), at('po')]] } }) as never)
    expect(changes(matron)).toEqual(['sailor moves to seat\u00a02', 'po moves to seat\u00a03', 'fool moves to seat\u00a05'])
    matron.undo()
    matron.send(() => ({ type: 'redecide', entry: id, command, leaveOut: true }) as never)
    expect(changes(matron)).toEqual(['sailor moves to seat\u00a02', 'po moves to seat\u00a05'])
  })

  it('CORRECT-12: the extra day', () => {
    const executed = (who: string) => town('mastermind, gambler, fool, courtier, sailor, po').day(1).execute(who)
    const instead = (scene: Scene, who: string) => {
      const { id, command } = entryOf(scene, 'execute')
      return scene.send((at) => ({ type: 'redecide', entry: id, command: { ...command, seat: at(who) } }) as never)
    }
    expect(changes(instead(executed('gambler'), 'po'))).toEqual([
      'gambler lives now.',
      'po is dead now.',
      'The game goes on for one more day now.',
    ])
    expect(changes(instead(executed('po'), 'gambler'))).toEqual(['gambler is dead now.', 'po lives now.', 'There is no extra day now.'])
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

  it('CORRECT-15: it never happened', () => {
    const scene = evening()
    const { id, command } = entryOf(scene, 'nominate')
    scene.send(() => ({ type: 'redecide', entry: id, command, leaveOut: true }) as never).onlyDead('courtier', 'gambler')
    expect(scene.game.day.number).toBe(3)
    expect(scene.journal.entries.get(scene.journal.cursor)?.commands?.some(({ type }) => type === 'nominate')).toBe(false)
    scene.undo().onlyDead('courtier', 'assassin', 'gambler')
  })

  const late = () => town('professor, gambler, fool, courtier, sailor, po').night(2).po('gambler').professor('gambler')
  const fits = (scene: Scene, word: string) => {
    const { id, command } = poAt(scene, 2)
    const change = (answers: object) =>
      ({ type: 'redecide', entry: id, command: { ...command, targets: [scene.game.seats[3]!.id], answers } }) as never
    const asked = redecide(rules, scene.journal, change({}))
    const question = (asked.kind === 'refused' ? [] : asked.questions).find(({ code }) => code === 'no_longer_fits')!
    return { question, scene: scene.send(() => change({ [question.key]: word })) }
  }

  it('CORRECT-10: while that night runs, its player can be woken late: the step stands open again', () => {
    const { question, scene } = fits(late(), 'late')
    expect(question.options.map(({ label }) => label)).toContain('Woken late: professor chooses now')
    scene.due('professor').professor('courtier').alive('courtier')
  })

  it('CORRECT-10: left out, the record says that the step was skipped', () => {
    const { scene } = fits(late(), 'leaveOut')
    expect(scene.game.night.steps[stepId('professor:s1')]).toBe('skipped')
  })

  it('CORRECT-10: after that night nobody can be woken late', () => {
    const { question } = fits(late().day(2), 'leaveOut')
    expect(question.options.map(({ value }) => value)).not.toContain('late')
  })

  it('CORRECT-5: only the first question in the order is asked; what comes after it waits', () => {
    const scene = town('sailor, goon, grandmother, gambler, fool, po')
      .night(1)
      .send((at) => ({ type: 'correctCharacter', seat: at('fool'), character: 'tealady' }))
      .grandmother({ grandparent_learns_grandchild: 'fool' })
      .night(2)
      .po('fool')
    const { id: entry } = entryOf(scene, 'correctCharacter')
    const command = { type: 'correctCharacter', seat: scene.game.seats[4]!.id, character: 'assassin' } as const
    const asked = redecide(rules, scene.journal, { type: 'redecide', entry, command })
    expect(asked.kind === 'needs' && asked.questions.map(({ code }) => code)).toEqual(['grandparent_learns_grandchild'])
  })

  it('CORRECT-10: a nomination, its vote and an execution are named by whom they were about', () => {
    const scene = evening()
    const { id, command } = poAt(scene, 2)
    const changed = redecide(rules, scene.journal, {
      type: 'redecide',
      entry: id,
      command: {
        ...command,
        targets: [scene.game.seats.find(({ player }) => player === 'sailor')!.id],
        overrides: { 'die:s1': true },
      } as never,
    })
    if (changed.kind !== 'done') throw new Error(changed.kind)
    expect(changed.questions.map(({ text }) => text)).toContain(
      'This no longer fits: the nomination of assassin. The dead may not nominate.',
    )
    expect(changed.changed?.[0]).toBe('Could not be repeated: the nomination of assassin. The dead may not nominate.')
  })

  describe('CORRECT-14: a ruling that has changed since', () => {
    /** Recorded when the Po still killed nobody: only its choice was written down. */
    const recorded = () => {
      const scene = evening()
      const po = poAt(scene, 3)
      scene.journal.entries.set(po.id, { ...po, events: po.events.filter(({ type }) => type !== 'playerDied') })
      const { script, order } = scene.game
      const older = openJournal(script, journalData(scene.journal), order)
      return { older, first: poAt(scene, 2), at: (name: string) => scene.game.seats.find(({ player }) => player === name)!.id }
    }
    const dead = (decision: ReturnType<typeof redecide>, journal: Journal) => {
      if (decision.kind !== 'done' || decision.base === undefined) throw new Error(decision.kind)
      return evolveAll(journal.states.get(decision.base)!, decision.events)
        .seats.filter(({ alive }) => !alive)
        .map(({ player }) => player)
    }

    it('the same choice still changes nothing, and the difference is listed by itself', () => {
      const { older, first } = recorded()
      const again = redecide(rules, older, { type: 'redecide', entry: first.id, command: first.command as never })
      expect(dead(again, older)).toEqual(['courtier', 'assassin'])
      if (again.kind !== 'done') throw new Error(again.kind)
      expect(again.changed).toEqual([])
      const [question] = again.questions.filter(({ code }) => code === 'ruling_changed')
      expect(question).toMatchObject({
        text: 'A ruling has changed since: Po, po. By today’s: gambler is dead now.',
        usual: 'then',
        answer: 'then',
      })
    })

    it('another choice changes what it changes and no more, unless today’s ruling is chosen', () => {
      const { older, first, at } = recorded()
      const change = (answers: object) =>
        redecide(rules, older, {
          type: 'redecide',
          entry: first.id,
          command: { ...first.command, targets: [at('innkeeper')], answers } as never,
        })
      const kept = change({})
      expect(dead(kept, older)).toEqual(['innkeeper', 'assassin'])
      const key = kept.kind === 'done' && kept.questions.find(({ code }) => code === 'ruling_changed')!.key
      expect(dead(change({ [String(key)]: 'today' }), older)).toEqual(['gambler', 'innkeeper', 'assassin'])
    })

    it('the choice itself, given again in the same words, stays too', () => {
      const { older } = recorded()
      const po = [...older.entries.values()].findLast(({ command }) => command.type === 'takeStep' && command.step.startsWith('po:'))!
      const again = redecide(rules, older, { type: 'redecide', entry: po.id, command: po.command as never })
      expect(dead(again, older)).toEqual(['courtier', 'assassin'])
      expect(again.questions?.map(({ key, code }) => [key, code])).toEqual([['ruling', 'ruling_changed']])
      const today = redecide(rules, older, { type: 'redecide', entry: po.id, command: po.command as never, answers: { ruling: 'today' } })
      expect(dead(today, older)).toEqual(['gambler', 'courtier', 'assassin'])
    })

    it('another choice in that very step is made by today’s, and nothing is listed', () => {
      const { older, at } = recorded()
      const po = [...older.entries.values()].findLast(({ command }) => command.type === 'takeStep' && command.step.startsWith('po:'))!
      const command = { ...po.command, targets: [at('innkeeper')] } as never
      const other = redecide(rules, older, { type: 'redecide', entry: po.id, command })
      expect(dead(other, older)).toEqual(['courtier', 'innkeeper', 'assassin'])
      expect(other.questions?.filter(({ code }) => code === 'ruling_changed')).toEqual([])
    })
  })
})
