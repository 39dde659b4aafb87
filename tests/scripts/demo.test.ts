import { describe, expect, it } from 'vitest'
import type { Command } from '@/core/journal/command'
import { decide } from '@/core/decide/decide'
import { append, currentGame, newJournal } from '@/core/journal/journal'
import { openSteps } from '@/core/rules/nightSteps'
import * as badMoonRising from '@/scripts/bad-moon-rising'
import { demoCommands as badMoonDemo } from '@/scripts/bad-moon-rising/demo'
import * as troubleBrewing from '@/scripts/trouble-brewing'
import { demoCommands as brewingDemo } from '@/scripts/trouble-brewing/demo'
import { allWords } from '../words'

const played = (rulesFor: typeof badMoonRising.rulesFor, commands: readonly Command[]) => {
  const rules = rulesFor(allWords)
  const journal = newJournal(rules.script.id)
  const refused = commands.filter((command) => {
    const decision = decide(rules, currentGame(journal), command)
    if (decision.kind === 'done') append(journal, 0, command, decision.events)
    return decision.kind !== 'done'
  })
  return { refused, game: currentGame(journal), next: openSteps(rules, currentGame(journal))[0]?.row.row }
}

describe('a demo evening', () => {
  it('of Bad Moon Rising stands in its second night', () => {
    const { refused, game, next } = played(badMoonRising.rulesFor, badMoonDemo())
    expect([refused, game.phase, next === 'dawn']).toEqual([[], { kind: 'night', number: 2 }, false])
  })

  it('of Trouble Brewing stands in its second night, before the Imp attacks', () => {
    const { refused, game, next } = played(troubleBrewing.rulesFor, brewingDemo())
    expect([refused, game.phase, next]).toEqual([[], { kind: 'night', number: 2 }, 'imp'])
    expect(game.seats.map(({ character, alive }) => (alive ? '' : character)).filter(Boolean)).toEqual(['recluse'])
    expect(game.seats.find(({ character }) => character === 'drunk')?.believes).toBe('undertaker')
  })
})
