import { watch } from 'vue'
import { appText as text } from '@/text/en/app'
import { useCards } from '../cards/cards'
import { useCover } from '../cards/cover'
import { useGame } from '../game/game'
import { useNotices } from '../device/notices'

/** Long enough for a screen reader to start. Then the text is removed from the page. */
const SAID = 4_000

/** Tells a screen reader whom to wake, each time the night moves on: after Done, Undo or a card. */
export const speakTheNight = (): void => {
  const game = useGame()
  const notices = useNotices()
  const cards = useCards()
  const cover = useCover()
  const words = () => {
    if (!game.isOpen || cards.open || cover.covered || game.lookingAt !== undefined || game.grimoire.phase.kind !== 'night') return ''
    if (game.untold.length || game.grimoire.questions.length) return ''
    const step = game.nightSheet.steps.find(({ id }) => id === game.nightSheet.now)
    if (!step) return ''
    const who = step.player ?? step.group?.names
    return [
      who === undefined ? step.label : text.wakes(step.wakes, who, step.label),
      step.impairedWhy.length ? text.impaired : '',
      step.playerDoes,
    ]
      .filter(Boolean)
      .join('. ')
  }
  watch(words, (now) => {
    if (!now) return
    notices.spoken = now
    setTimeout(() => {
      if (notices.spoken === now) notices.spoken = ''
    }, SAID)
  })
}
