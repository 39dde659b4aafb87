import type { PlainCommand } from '@/core/journal/command'
import type { HandAct } from '@/core/journal/handCommand'
import type { Rules } from '@/core/model/script'
import type { Pick } from './pick'

/** A script with characters that the storyteller runs. The tapes of all others stay as they were. */
export const isPlayedByHand = (rules: Rules): boolean => Object.values(rules.characters).some(({ byHand }) => byHand)

/** Words of all kinds. Braces have a test of their own: a law takes them for a sentence that was not filled. */
const WORDS = ['left of you', '$1 $& <b>', '', 'É — 🌙', '__proto__']

/** Any act of the buttons, with anything. */
export const anyHandAct = (pick: Pick, tokens: readonly string[]): HandAct => {
  const { seat, seats, character, side, below, maybe, one } = pick
  return one<() => HandAct>(
    [
      () => ({ do: 'chooses', seats: seats(5), ...(maybe(0.4) ? { character: character() } : {}) }),
      () => ({ do: 'dies', seat: seat() }),
      () => ({ do: 'returns', seat: seat() }),
      () => ({ do: 'becomes', seat: seat(), character: character() }),
      () => ({ do: 'turns', seat: seat(), alignment: side() }),
      () => ({ do: 'tells', seat: seat(), number: below(10) }),
      () => ({ do: 'tells', seat: seat(), yes: maybe(0.5) }),
      () => ({ do: 'tells', seat: seat(), text: one(WORDS, '') }),
      () => ({ do: 'tells', seat: seat(), characters: [character()], seats: seats(2) }),
      () => ({ do: 'lays', seat: seat(), token: one([...tokens, 'Drunk', 'Poisoned', 'Lit <x>'], 'Lit') }),
    ],
    () => ({ do: 'notes', text: one(WORDS, '') }),
  )()
}

/** Somebody whose ability is run by hand acts, as their step or the day panel offers it; a Demon mostly kills. */
export const actByHand = (pick: Pick): PlainCommand | undefined => {
  const { game, rules, chance, maybe } = pick
  const held = game.seats.flatMap(({ id, abilities }) =>
    abilities.flatMap(({ character }) => (rules.characters[character]?.byHand ? [{ seat: id, ability: character }] : [])),
  )
  const by = chance.pick(held)
  if (!by) return undefined
  const victim = chance.pick(game.seats.filter(({ alive }) => alive))
  const act: HandAct =
    rules.characters[by.ability]!.team === 'demon' && victim && maybe(0.6)
      ? { do: 'dies', seat: victim.id }
      : anyHandAct(pick, rules.characters[by.ability]!.tokens)
  return { type: 'doByHand', ...by, act }
}
