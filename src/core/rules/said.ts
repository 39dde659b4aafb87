import type { Game } from '../model/game'
import type { Said, SaidValue } from '../model/said'
import type { Rules } from '../model/script'
import { say } from '../model/words'
import { nameOf, playerOf } from './table'

/** A kept sentence in words. */
export const spoken = (rules: Rules, game: Game, { code, values = {} }: Said): string =>
  say(rules.words, code, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(rules, game, value)])))

const named = (rules: Rules, game: Game, value: SaidValue): string | number =>
  typeof value !== 'object'
    ? value
    : 'seat' in value
      ? playerOf(game, value.seat)
      : 'character' in value
        ? nameOf(rules, value.character)
        : spoken(rules, game, value)
