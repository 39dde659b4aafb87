import type { Entry } from '@/core/journal/entry'
import { evolve } from '@/core/journal/evolve'
import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import type { Mark } from '@/core/model/mark'
import { impairment, isActive, isImpaired, works } from '@/core/rules/abilities'
import { ringKey } from '@/core/rules/impairment'
import { seatOf } from '@/core/rules/table'
import { must } from '../law'

/** In a ring no rule exists: one mark holds because somebody has to. */
const ruled = (rules: Rules, game: Game, mark: Mark) =>
  impairment(rules, game).ring.includes(mark) || game.rulings[ringKey(mark)] !== undefined

/** A mark has force only while its source lives and is not impaired; a mark on its own source does not silence itself, and who was sent to sleep sleeps on. */
export const noLiveMarkFromSilence = (rules: Rules, game: Game): void => {
  for (const mark of game.marks) {
    if (
      mark.kind === 'memo' ||
      mark.kind === 'asleep' ||
      mark.source.seat === undefined ||
      mark.source.holds ||
      !isActive(rules, game, mark)
    )
      continue
    const source = seatOf(game, mark.source.seat)
    must(source?.alive, 'a live mark has a living source', () => mark)
    const own = mark.on === source?.id && (mark.kind === 'drunk' || mark.kind === 'poisoned')
    must(own || ruled(rules, game, mark) || !isImpaired(rules, game, mark.source.seat), 'a live mark has an able source', () => mark)
  }
}

/** A mark comes into being only while its source is able, unless the storyteller forced it or laid it by hand. */
export const bornOfAbility = (rules: Rules, start: Game, entry: Entry): void => {
  const { command } = entry
  if (
    command.type === 'redecide' ||
    command.type === 'moveMark' ||
    command.type === 'doByHand' ||
    entry.forced ||
    command.anyway ||
    Object.keys(command.overrides ?? {}).length
  )
    return
  let game = start
  // DEATH-11: whoever is able when somebody dies reacts, though another's reaction silences them a moment later.
  let atDeath: Game | undefined
  // One act may mark several at once, its own player among them.
  const able = new Set<string>()
  for (const event of entry.events) {
    if (event.type === 'markPlaced' && event.mark.kind !== 'memo' && event.mark.source.seat) {
      const { seat, ability } = event.mark.source
      const act = `${seat} ${ability}`
      const isAble = (then: Game) => {
        const source = seatOf(then, seat)
        return source && ability && works(rules, then, source, ability)
      }
      must(able.has(act) || isAble(game) || (atDeath && isAble(atDeath)), 'a mark is placed by somebody able', () => event.mark)
      able.add(act)
    }
    game = evolve(game, event)
    if (event.type === 'playerDied') atDeath = game
  }
}
