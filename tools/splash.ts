import type { Plugin } from 'vite'

/** What iOS shows while an app from the Home Screen starts: it takes only a picture that fits the screen to the pixel. */
export interface StartScreen {
  readonly width: number
  readonly height: number
  readonly scale: number
}

const upright: readonly StartScreen[] = [
  { width: 744, height: 1133, scale: 2 },
  { width: 768, height: 1024, scale: 2 },
  { width: 810, height: 1080, scale: 2 },
  { width: 820, height: 1180, scale: 2 },
  { width: 834, height: 1112, scale: 2 },
  { width: 834, height: 1194, scale: 2 },
  { width: 1024, height: 1366, scale: 2 },
]
const phones: readonly StartScreen[] = [
  { width: 375, height: 812, scale: 3 },
  { width: 390, height: 844, scale: 3 },
  { width: 393, height: 852, scale: 3 },
  { width: 402, height: 874, scale: 3 },
  { width: 414, height: 896, scale: 2 },
  { width: 430, height: 932, scale: 3 },
]

/** Tablets both ways, phones upright. Any other screen starts with the plain ground, as before. */
export const startScreens: readonly StartScreen[] = [
  ...upright.flatMap((screen) => [screen, { ...screen, width: screen.height, height: screen.width }]),
  ...phones,
]

export const startPicture = ({ width, height, scale }: StartScreen): string => `splash/${width * scale}x${height * scale}.png`

const media = ({ width, height, scale }: StartScreen): string =>
  `(device-width: ${Math.min(width, height)}px) and (device-height: ${Math.max(width, height)}px) and (-webkit-device-pixel-ratio: ${scale}) and (orientation: ${width > height ? 'landscape' : 'portrait'})`

/** A link for every screen; only iOS looks at them, and only when Moonrise is added to the Home Screen. */
export const startPictures = (): Plugin => ({
  name: 'start-pictures',
  apply: 'build',
  transformIndexHtml: () =>
    startScreens.map((screen) => ({
      tag: 'link',
      attrs: { rel: 'apple-touch-startup-image', media: media(screen), href: `./${startPicture(screen)}` },
      injectTo: 'head' as const,
    })),
})
