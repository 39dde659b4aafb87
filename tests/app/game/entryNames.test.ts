import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { spokenIn } from '@/app/game/entryNames'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { town } from '../../town'
import { allWords } from '../../words'

describe('what undo calls a step', () => {
  it('names every step of a night as the sheet does, also those of a character that acts in parts', () => {
    const rules = rulesFor(allWords)
    const game = town('sailor, lunatic, mastermind, zombuul, chambermaid').game
    const say = spokenIn(rules, game)
    const lunatic = game.seats[1]!
    expect(say.step(stepId(`lunatic.act.1:${lunatic.id}`))).toBe(`Lunatic (act), ${lunatic.player}`)
    expect(say.step(stepId(`lunatic.report.2:${lunatic.id}`))).toBe(`Lunatic (report), ${lunatic.player}`)
    expect(say.step(stepId(`travellers.demon:${lunatic.id}`))).toBe(`Evil Traveller, ${lunatic.player}`)
    expect(say.step(stepId(`sailor:${game.seats[0]!.id}`))).toBe(`Sailor, ${game.seats[0]!.player}`)
  })
})
