import { watchEffect } from 'vue'
import type { Preferences } from './preferences'

export type Look = Pick<Preferences, 'theme' | 'dimmer' | 'textSize' | 'motion'>

/** On the root element, so that the styles can see it: `data-phase`, `data-text`, `data-motion` and `--dim`. */
export const applyLook = (look: Look, phase: 'night' | 'day' | undefined, root: HTMLElement): void => {
  const shown = look.theme === 'auto' ? phase : look.theme
  if (shown) root.dataset['phase'] = shown
  root.dataset['text'] = look.textSize
  if (look.motion === 'none') root.dataset['motion'] = 'none'
  else delete root.dataset['motion']
  root.style.setProperty('--dim', String(look.dimmer / 100))
}

/** If `phase` is undefined, the screen sets it itself. */
export const followLook = (look: Look, phase: () => 'night' | 'day' | undefined, root: HTMLElement = document.documentElement): void => {
  watchEffect(() => applyLook(look, phase(), root))
}
