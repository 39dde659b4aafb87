import { describe, expect, it } from 'vitest'
import { spokenIn } from '@/app/game/entryNames'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { coreWords } from '@/text/en/core'
import { town } from '../../town'

describe('what undo calls a step', () => {
  it('names every step of a night as the sheet does, also those of a character that acts in parts', () => {
    const rules = rulesFor(coreWords)
    const game = town('sailor, lunatic, mastermind, zombuul, chambermaid').game
    const say = spokenIn(rules, game)
    const lunatic = game.seats[1]!
    expect(say.step(`lunatic.act.1:${lunatic.id}`)).toBe(`Lunatic (act), ${lunatic.player}`)
    expect(say.step(`lunatic.report.2:${lunatic.id}`)).toBe(`Lunatic (report), ${lunatic.player}`)
    expect(say.step(`travellers.demon:${lunatic.id}`)).toBe(`Travellers, ${lunatic.player}`)
    expect(say.step(`sailor:${game.seats[0]!.id}`)).toBe(`Sailor, ${game.seats[0]!.player}`)
  })
})
