import type { Rules } from '@/core/model/script'
import type { Game } from '@/core/model/game'
import { isImpaired } from '@/core/rules/abilities'
import { impairedWhy } from '@/core/views/impairedWhy'
import { whyView } from '@/core/views/why'
import { must } from '../law'
import { sentencesOnly } from './words'

/** Every impairment explains itself. */
export const impairmentsExplain = (rules: Rules, game: Game): void => {
  for (const { id } of game.seats) {
    if (!isImpaired(rules, game, id)) continue
    const lines = whyView(rules, game, id).filter(({ kind }) => kind === 'drunk' || kind === 'poisoned')
    must(lines.length && lines.every(({ text }) => text), 'every impairment has a why', () => id)
    must(impairedWhy(rules, game, id).length, 'every impairment has a why on the sheet', () => id)
    sentencesOnly(lines, 'why')
  }
}
