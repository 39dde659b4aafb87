import type { Preferences } from '@/app/device/preferences'

const steps: Readonly<Record<Preferences['textSize'], number>> = { small: 0.9, normal: 1, large: 1.16, extra: 1.5 }

/** How much larger than usual words on the ring are: the storyteller's step times the browser's text size. */
export const textScale = (step: Preferences['textSize']): number =>
  Math.min(1.5, (steps[step] * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16)
