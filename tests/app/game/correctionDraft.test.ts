import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useCorrecting } from '@/app/game/correcting'
import { useCorrectionDraft } from '@/app/game/correctionDraft'
import { useGame } from '@/app/game/game'
import { useStory } from '@/app/game/story'
import { useLibrary } from '@/app/library/library'
import type { SetupCommand } from '@/core/journal/command'
import { seatId, stepId } from '@/core/model/ids'
import { closeGame, newDevice } from '../../device'

beforeEach(() => {
  newDevice()
})
afterEach(closeGame)

const cast = { Ana: 'po', Bo: 'gambler', Cyr: 'courtier', Sam: 'fool', Dee: 'pacifist', Eli: 'tealady', Fay: 'minstrel' } as const
const players = Object.keys(cast)
const at = (player: string) => seatId(`s${players.indexOf(player) + 1}`)

/** Night 2: the Po chose Bo. In the morning two were nominated. */
const morning = async () => {
  const commands: readonly SetupCommand[] = [
    ...players.map((player) => ({ type: 'addSeat' as const, plan: { player } })),
    { type: 'deal', hands: Object.fromEntries(Object.entries(cast).map(([player, character]) => [at(player), { character }])) },
    { type: 'begin' },
  ]
  await useLibrary().create({ commands })
  const game = useGame()
  game.dispatch({ type: 'dawn' })
  game.dispatch({ type: 'dusk', anyway: true })
  game.dispatch({ type: 'takeStep', step: stepId('po:s1'), targets: [at('Bo')] })
  game.dispatch({ type: 'dawn' })
  for (const [by, nominee] of [
    ['Cyr', 'Dee'],
    ['Eli', 'Fay'],
  ] as const) {
    game.dispatch({ type: 'nominate', by: at(by), nominee: at(nominee) })
    game.dispatch({ type: 'vote', nomination: game.day.nominations.length - 1, votes: [at('Cyr')], counted: true })
  }
  return game
}
const lineOf = (words: string) => useStory().lines.find(({ text }) => text.includes(words))!

describe('“Wait, I pointed at Sam”, said in the morning', () => {
  it('CORRECT-13: its line may be corrected, a chapter may not', async () => {
    await morning()
    const correcting = useCorrecting()
    expect(correcting.may(lineOf('the Po chose Bo'))).toBe(true)
    expect(correcting.may(lineOf('Night 2'))).toBe(false)
  })

  it('shows what would be different before anything changes, and is one entry with one undo', async () => {
    const game = await morning()
    const draft = useCorrectionDraft(lineOf('the Po chose Bo'))!
    expect([draft.chapter, draft.title]).toEqual(['Night 2', 'Po, Ana'])
    expect(draft.fields.map(({ name, picked }) => [name, picked])).toEqual([['targets', [at('Bo')]]])
    expect([draft.touched, draft.ready]).toEqual([false, false])
    const entry = game.entry
    draft.tap(at('Cyr'))
    expect(draft.changes.map(({ text }) => text)).toContain('Bo lives now.')
    expect(draft.changes.map(({ text }) => text)).toContain('Cyr is dead now.')
    expect(draft.wrongly).toEqual(['Dawn 2: you said “Died: Bo.” Say now: “Died: Cyr.”'])
    expect(game.entry).toBe(entry)
    expect(draft.apply()).toEqual(['Dawn 2: you said “Died: Bo.” Say now: “Died: Cyr.”'])
    expect(game.day.nominations.map(({ nominee }) => nominee)).toContain(at('Fay'))
    expect(game.grimoire.seats.filter(({ life }) => life === 'dead').map(({ player }) => player)).toEqual(['Cyr'])
    game.undo()
    expect(game.entry).toBe(entry)
    expect(game.grimoire.seats.filter(({ life }) => life === 'dead').map(({ player }) => player)).toEqual(['Bo'])
  })

  it('CORRECT-10: a nomination by somebody who was dead then no longer fits, and is asked about at its place', async () => {
    await morning()
    const draft = useCorrectionDraft(lineOf('the Po chose Bo'))!
    draft.tap(at('Cyr'))
    const [question] = draft.later
    expect(question?.code).toBe('no_longer_fits')
    draft.answerLater(question!, 'anyway')
    expect(draft.later.find(({ key }) => key === question!.key)?.answer).toBe('anyway')
    draft.apply()
    expect(useGame().day.nominations.map(({ by }) => by)).toEqual([at('Cyr'), at('Eli')])
  })

  it('a nomination: who nominated whom; a vote: the hands; it never happened', async () => {
    const game = await morning()
    const nomination = useCorrectionDraft(lineOf('Eli nominated Fay'))!
    expect(nomination.fields.map(({ name }) => name)).toEqual(['by', 'nominee'])
    nomination.activate('by')
    nomination.tap(at('Dee'))
    nomination.apply()
    expect(game.day.nominations[1]?.by).toBe(at('Dee'))

    const vote = useCorrectionDraft(lineOf('Votes for Fay'))!
    ;['Dee', 'Eli', 'Fay'].forEach((player) => vote.tap(at(player)))
    vote.apply()
    expect(game.day.aboutToDie).toBe(at('Fay'))

    const never = useCorrectionDraft(lineOf('Cyr nominated Dee'))!
    never.leave(true)
    never.apply()
    expect(game.day.nominations.map(({ nominee }) => nominee)).toEqual([at('Fay')])
  })

  it('CORRECT-8: what the rules refuse is said, and can be so all the same', async () => {
    await morning()
    const draft = useCorrectionDraft(lineOf('Eli nominated Fay'))!
    draft.activate('by')
    draft.tap(at('Bo'))
    expect([draft.ready, draft.refusals.length]).toEqual([false, 1])
    draft.insist()
    expect([draft.ready, draft.refusals.length]).toEqual([true, 0])
  })
})
