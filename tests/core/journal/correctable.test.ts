import { describe, expect, it } from 'vitest'
import { correctableIn, pastCommands } from '@/core/journal/pastCommands'
import { storyView } from '@/core/views/story'
import { rules, town } from '../../town'

const evening = () =>
  town('sailor, gambler, fool, courtier, innkeeper, assassin, po')
    .night(1)
    .sailor('gambler', { drunk: 'gambler' })
    .night(2)
    .po('courtier')
    .dawn()
    .nominate('assassin', 'sailor')
    .vote(5)
    .close()

const linesThat = (scene: ReturnType<typeof town>, correctable: boolean) =>
  storyView(rules, scene.journal)
    .lines.filter(({ entry, index }) => (correctableIn(scene.journal, entry, index) !== undefined) === correctable)
    .map(({ text }) => text)

describe('lines that can be corrected', () => {
  it('CORRECT-13: every choice, vote and execution, with what came of it; nothing else', () => {
    expect(linesThat(evening(), true)).toEqual([
      'sailor the Sailor chose gambler.',
      'gambler was made drunk by the Sailor.',
      'po the Po chose courtier.',
      'courtier was killed by the Demon.',
      'sailor nominated assassin.',
      'Votes for assassin: 5; 3 needed.',
      'assassin was executed and died.',
    ])
    expect(linesThat(evening(), false)).toEqual(['Night 1', 'Day 1', 'Night 2', 'Day 2'])
  })

  it('CORRECT-6: the lines of a correction name the command they tell of', () => {
    const scene = evening()
    const [first] = storyView(rules, scene.journal).lines.filter(({ text }) => text.includes('chose courtier'))
    const { command } = correctableIn(scene.journal, first!.entry)!
    scene.send((at) => ({ type: 'redecide', entry: first!.entry, command: { ...command, targets: [at('innkeeper')] } }) as never)
    const told = storyView(rules, scene.journal).lines
    const behind = (text: string) => {
      const line = told.find((one) => one.text === text)
      return line && correctableIn(scene.journal, line.entry, line.index)?.command.type
    }
    expect(behind('po the Po chose innkeeper.')).toBe('takeStep')
    expect(behind('sailor nominated assassin.')).toBe('nominate')
    expect(behind('assassin was executed and died.')).toBe('closeNominations')
  })

  it('CORRECT-9: after a correction of an earlier night, what was commanded today is still today’s', () => {
    const scene = evening()
    const today = pastCommands(scene.journal).map(({ command }) => command.type)
    expect(today.slice(0, 2)).toEqual(['nominate', 'vote'])
    const [first] = storyView(rules, scene.journal).lines.filter(({ text }) => text.includes('chose courtier'))
    const { command } = correctableIn(scene.journal, first!.entry)!
    scene.send((at) => ({ type: 'redecide', entry: first!.entry, command: { ...command, targets: [at('innkeeper')] } }) as never)
    expect(pastCommands(scene.journal).map((one) => one.command.type)).toEqual(today)
  })
})
