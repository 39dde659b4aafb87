import { watch } from 'vue'
import { localValue } from '@/storage/localValue'
import { useGame } from '../game/game'

const kept = localValue('shell')
const SETTLED = 1_000

/**
 * Where bar, panel and seats are, and in what light: places only, no name and no character.
 * The page draws them at its next start before any file has run (`tools/earlyGame.ts`).
 */
const rememberShell = (): void => {
  const page = document
  const shapes = (selector: string, round: number) =>
    [...page.querySelectorAll(selector)].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [x, y, width, height, round * width].map(Math.round)
    })
  const seats = shapes('.game [data-seat]', 0.5)
  if (!seats.length) return
  const { phase, light } = page.documentElement.dataset
  const dim = Number(page.documentElement.style.getPropertyValue('--dim'))
  kept.write({
    at: `${location.hash.slice(1)} ${innerWidth}x${innerHeight}`,
    look: { phase, light },
    bright: 1 - dim,
    shapes: [...shapes('.game > .bar, .game > .panel', 0), ...seats],
  })
}

/** When a game is opened, at every dusk and dawn, and when the page is hidden: a browser that is killed tells nobody. */
export const keepShell = (): void => {
  const game = useGame()
  const settled = () => setTimeout(rememberShell, SETTLED)
  watch(() => `${game.id} ${game.grimoire.phase.kind}`, settled, { immediate: true })
  document.addEventListener('visibilitychange', () => document.hidden && rememberShell(), { capture: true })
}
