import { watchEffect } from 'vue'
import type { Preferences } from './preferences'

export type Look = Pick<Preferences, 'theme' | 'tokens' | 'dimmer' | 'textSize' | 'motion'>

/** The light a screen asks for: that of the game's phase, or of a page beside the game. */
export type Light = 'night' | 'day' | 'page'

/** On the root element, so that the styles can see it: `data-phase`, `data-light`, `data-tokens`, `data-text`, `data-motion` and `--dim`. */
export const applyLook = (look: Look, light: Light | undefined, root: HTMLElement): void => {
  const { theme } = look
  const shown = theme === 'night' || theme === 'day' ? theme : light === 'page' ? (theme === 'bright' ? 'day' : 'night') : light
  if (shown) root.dataset['phase'] = shown
  Object.assign(root.dataset, { light: theme, tokens: look.tokens, text: look.textSize })
  if (look.motion === 'none') root.dataset['motion'] = 'none'
  else delete root.dataset['motion']
  root.style.setProperty('--dim', String(look.dimmer / 100))
}

/** If `light` is undefined, the screen sets it itself. */
export const followLook = (look: Look, light: () => Light | undefined, root: HTMLElement = document.documentElement): void => {
  watchEffect(() => applyLook(look, light(), root))
}
