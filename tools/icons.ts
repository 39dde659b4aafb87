/** Draws the app's icon in the hand of the game's moon and writes every size of it, and the pictures iOS starts with, to `public`. Run after a change of the drawing. */
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { browserArguments, findChromium } from '../tests/e2e/browser.ts'
import { startPicture, startScreens } from './splash.ts'

const ground = '#0c1120'
const bone = '#ebe0c5'
/** The app's own first colour, so that nothing changes when it takes over from the start picture. */
const night = '#070a13'

interface Drawing {
  /** Radius of the moon in a field of 512. */
  readonly moon: number
  /** How many strokes cross from light to dark; a small icon carries few. */
  readonly strokes: number
  /** Rounded corners belong to the icons that no system masks. */
  readonly corner: number
  readonly field?: string
}

function draw({ moon, strokes, corner, field = ground }: Drawing): string {
  const uneven = evenly(7)
  const centre = 256
  // The dark side is a second disc, shifted to the upper right.
  const shade = { x: centre + moon * 0.2, y: centre - moon * 0.075, r: moon * 0.89 }
  const edgeAt = (y: number) => shade.x - Math.sqrt(Math.max(0, shade.r ** 2 - (y - shade.y) ** 2))
  const limbAt = (y: number) => centre - Math.sqrt(Math.max(0, moon ** 2 - (y - centre) ** 2))

  /** Where the light still fills the whole breadth of a stroke. */
  const innermost = (y: number, breadth: number) => Math.min(edgeAt(y - breadth), edgeAt(y + breadth))

  const gap = (1.66 * shade.r) / strokes
  const rows = Array.from({ length: strokes }, (_, row) => shade.y - 0.83 * shade.r + gap * (row + 0.5))

  const spikes = rows.map((y) => {
    const low = (y - shade.y) / shade.r
    const length = moon * (0.13 + 0.12 * uneven() + 0.22 * Math.max(0, low) ** 2)
    const breadth = gap * (0.28 + 0.08 * uneven())
    return wedge(innermost(y, breadth) - moon * 0.01, y, length, breadth)
  })
  const cuts = rows.flatMap((y) => {
    const room = edgeAt(y) - limbAt(y)
    if (room < moon * 0.13) return []
    return wedge(innermost(y + gap / 2, -gap / 8), y + gap / 2, -room * (0.22 + 0.3 * uneven()), gap * 0.13)
  })
  const rim = rows.map((y) => {
    const x = 2 * centre - limbAt(y)
    return wedge(x, y, -moon * (0.05 + 0.05 * uneven()), gap * 0.1)
  })

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">`,
    `<mask id="m"><circle cx="256" cy="256" r="${moon}" fill="#fff"/>`,
    `<circle cx="${n(shade.x)}" cy="${n(shade.y)}" r="${n(shade.r)}"/></mask>`,
    `<rect width="512" height="512" rx="${corner}" fill="${field}"/>`,
    `<circle cx="256" cy="256" r="${moon}" fill="none" stroke="${bone}" stroke-width="${n(moon / 75)}" opacity=".4"/>`,
    `<path fill="${bone}" opacity=".4" d="${rim.join('')}"/>`,
    `<circle cx="256" cy="256" r="${moon}" fill="${bone}" mask="url(#m)"/>`,
    `<path fill="${bone}" d="${spikes.join('')}"/><path fill="${field}" d="${cuts.join('')}"/></svg>`,
  ].join('')
}

/** A stroke of the graver: broad where it enters, gone where it leaves, never quite level. */
const wedge = (x: number, y: number, length: number, breadth: number) =>
  `M${n(x)} ${n(y - breadth)}L${n(x + length)} ${n(y - breadth * 0.35)}L${n(x)} ${n(y + breadth)}Z`

const n = (value: number) => String(Math.round(value * 10) / 10)

/** The same picture every time it is drawn. */
function evenly(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

const small = draw({ moon: 208, strokes: 11, corner: 96 })
const full = draw({ moon: 190, strokes: 24, corner: 96 })
// A mask may take everything outside a circle of 80 %.
const masked = draw({ moon: 158, strokes: 24, corner: 0 })
const square = draw({ moon: 186, strokes: 22, corner: 0 })

const alone = draw({ moon: 190, strokes: 24, corner: 0, field: night })

const pictures = [
  { file: 'icons/icon-192.png', size: 192, svg: full },
  { file: 'icons/icon-512.png', size: 512, svg: full },
  { file: 'icons/maskable-512.png', size: 512, svg: masked },
  { file: 'icons/apple-touch-icon.png', size: 180, svg: square },
]

const { path } = await findChromium()
const browser = await chromium.launch({ executablePath: path, args: browserArguments() })
await mkdir('public/icons', { recursive: true })
await writeFile('public/icon.svg', `${small}\n`)
for (const { file, size, svg } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
  await writeFile(`public/${file}`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await mkdir('public/splash', { recursive: true })
for (const screen of startScreens) {
  const { width, height, scale } = screen
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${night}}svg{width:${Math.round(Math.min(width, height) * 0.42)}px}</style>${alone}`,
  )
  await writeFile(`public/${startPicture(screen)}`, await page.screenshot())
  await page.close()
}
await browser.close()
