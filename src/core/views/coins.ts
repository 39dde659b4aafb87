import type { Game } from '../model/game'
import { besideOf } from '../model/mark'
import type { Rules } from '../model/script'
import { CANNOT_DIE, DEAD, DIED_TODAY } from '../model/tokens'
import { say } from '../model/words'
import { tableTokens } from '../rules/reminders'
import type { TableToken } from '../rules/reminders'
import type { CoinView } from './grimoireTypes'
import { characterRef, originOf } from './refs'

/** What a storyteller looks for first: impairments, protections, then what was done and what is only a reminder. */
const importance: readonly CoinView['kind'][] = ['impaired', 'safe', 'death', 'plain']

export const coinsBySeat = (rules: Rules, game: Game): ReadonlyMap<string, readonly CoinView[]> => {
  const all = new Map<string, CoinView[]>()
  const add = (on: string, coin: CoinView) => {
    const list = all.get(on)
    if (list) list.push(coin)
    else all.set(on, [coin])
  }
  tableTokens(rules, game).forEach((token, index) => {
    const { mark: id, ...coin } = coinOf(rules, game, token, index)
    const beside = token.mark && besideOf(token.mark)
    // What holds for everybody else is not for moving to another.
    add(beside ?? token.on, id && !beside ? { ...coin, mark: id } : coin)
  })
  for (const token of game.tokens)
    add(token.on, {
      id: token.id,
      token: token.id,
      character: characterRef(rules, token.character),
      text: say(rules.words, token.text),
      caption: captionOf(rules, token.text),
      kind: 'plain',
      state: 'live',
      why: say(rules.words, 'coin.free'),
    })
  for (const list of all.values()) list.sort((a, b) => importance.indexOf(a.kind) - importance.indexOf(b.kind))
  return all
}

const captionOf = ({ words }: Rules, text: string): string => words[`caption.${text}`] ?? say(words, text)

const coinOf = (rules: Rules, game: Game, { mark, character, text, live, on }: TableToken, index: number): CoinView => ({
  id: mark?.id ?? `${on}/${character ?? index}/${text}`,
  ...(mark ? { mark: mark.id } : {}),
  ...(mark?.source.seat ? { from: mark.source.seat } : {}),
  character: characterRef(rules, character),
  text: say(rules.words, text),
  caption: captionOf(rules, text),
  kind:
    mark?.kind === 'drunk' || mark?.kind === 'poisoned'
      ? 'impaired'
      : mark?.kind === 'safe' || mark?.kind === 'shield' || text === CANNOT_DIE
        ? 'safe'
        : text === DEAD || text === DIED_TODAY
          ? 'death'
          : 'plain',
  state: live ? 'live' : 'paused',
  why: mark ? say(rules.words, 'coin.mark', originOf(rules, game, mark)) : say(rules.words, 'coin.derived'),
})
