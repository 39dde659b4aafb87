import type { GameEvent } from '../journal/event'
import { evolve } from '../journal/evolve'
import type { Game } from '../model/game'
import type { Rules } from '../model/script'
import { listOf, say, together } from '../model/words'
import { dawnNews } from '../rules/dawn'
import { playerOf, seatOf } from '../rules/table'
import { text, type Deciding } from './deciding'

/** What was said aloud, by the moment it was said. */
type Aloud = ReadonlyMap<string, string>

/** What the town heard on the way from one moment to the end of these facts: at dawns, at executions and exiles. */
export const aloudIn = (rules: Rules, start: Game, events: readonly GameEvent[]): { readonly aloud: Aloud; readonly game: Game } => {
  const aloud = new Map<string, string>()
  const names = (game: Game, ids: readonly Game['seats'][number]['id'][]) =>
    listOf(
      rules.words,
      ids.map((id) => playerOf(game, id)),
    )
  let game = start
  for (const event of events) {
    game = evolve(game, event)
    if (event.type === 'phaseBegan' && event.phase.kind === 'day') {
      const { died, aliveAgain } = dawnNews(game)
      const said = [
        say(rules.words, died.length ? 'aloud.died' : 'aloud.nobody', { who: names(game, died) }),
        ...(aliveAgain.length ? [say(rules.words, 'aloud.alive', { who: names(game, aliveAgain) })] : []),
      ]
      aloud.set(say(rules.words, 'aloud.dawn', { number: event.phase.number }), together(rules.words, said))
    } else if (event.type === 'executed') {
      const { seat, outcome } = event.execution
      aloud.set(
        say(rules.words, 'aloud.day', { number: game.day.number }),
        say(rules.words, `announce.executed.${outcome}`, { who: playerOf(game, seat) }),
      )
    } else if (event.type === 'exiled')
      aloud.set(
        say(rules.words, 'aloud.exile', { number: game.day.number, who: playerOf(game, event.seat) }),
        say(rules.words, event.died ? 'announce.exiled.died' : 'announce.exiled.alive', { who: playerOf(game, event.seat) }),
      )
  }
  return { aloud, game }
}

/** CORRECT-11: announcements that are no longer true, each with what to say instead. */
export const announcedWrongly = (rules: Rules, was: Aloud, now: Aloud): readonly string[] =>
  [...new Set([...was.keys(), ...now.keys()])].flatMap((moment) => {
    const [old, fresh] = [was.get(moment), now.get(moment)]
    if (old === fresh) return []
    return [
      say(rules.words, old === undefined ? 'wrongly.unsaid' : fresh === undefined ? 'wrongly.never' : 'wrongly.said', {
        moment,
        said: old ?? '',
        now: fresh ?? '',
      }),
    ]
  })

/** By day the town sees who falls. Who looked dead already does not fall again. */
export const announceDeaths = (work: Deciding, before: Game): void => {
  if (before.phase.kind !== 'day') return
  const fallen = before.seats.filter(({ id, looksAlive }) => looksAlive && seatOf(work.game, id)?.looksAlive === false)
  if (fallen.length === 0) return
  const who = listOf(
    work.rules.words,
    fallen.map(({ player }) => player),
  )
  work.announce = text(work, fallen.length === 1 ? 'announce.dies' : 'announce.die', { who })
}
