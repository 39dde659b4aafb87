import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { drawings as sources, others } from './sprite/borrowed.ts'
import { marks } from './sprite/marks.ts'
import { ornaments } from './sprite/ornaments.ts'
import { roundPath } from './sprite/roundPath.ts'

const symbol = (id: string, viewBox: string, body: string) => `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`

/** Icons from the 512 grid are re-cut on a 256 one: finer than the largest token ever shows. */
function borrowed(): readonly (readonly [name: string, body: string])[] {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  return Object.entries(sources).map(([name, source]) => {
    const data = icons[source]?.body.match(/ d="([^"]+)"/)?.[1]
    if (!data) throw new Error(`No drawing called "${source}" for the icon "${name}".`)
    return [name, `<path d="${roundPath(data, { scale: 0.5 })}"/>`] as const
  })
}

const stops = (...list: [offset: string, name: string, opacity?: string][]) =>
  list
    .map(([offset, name, opacity]) => `<stop offset="${offset}" class="stop-${name}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`)
    .join('')

const defs =
  `<defs><radialGradient id="g-bone" cx=".36" cy=".3" r=".8">${stops(['0', 'bone-hi'], ['.55', 'bone'], ['1', 'bone-lo'])}</radialGradient>` +
  `<radialGradient id="g-full" cx=".36" cy=".3" r=".8">${stops(['0', 'full-hi'], ['.55', 'full'], ['1', 'full-lo'])}</radialGradient>` +
  `<radialGradient id="g-block" cx=".36" cy=".3" r=".85">${stops(['0', 'block-hi'], ['1', 'block'])}</radialGradient>` +
  `<radialGradient id="g-coin" cx=".36" cy=".3" r=".8">${stops(['0', 'coin-hi'], ['.7', 'coin'], ['1', 'coin-lo'])}</radialGradient>` +
  `<radialGradient id="g-drop">${stops(['.84', 'drop', '.62'], ['.92', 'drop', '.3'], ['1', 'drop', '0'])}</radialGradient>` +
  '<path id="o-arc" d="M11.5 50A38.5 38.5 0 0 0 88.5 50"/></defs>'

/** Marks the grimoire is painted with at once; the rest comes after the first paint without moving anything. */
const early = new Set([
  'undo',
  'redo',
  'check',
  'minus',
  'plus',
  'why',
  'warn',
  'cover',
  'cards',
  'menu',
  'book',
  'shield',
  'shielded',
  'drunk',
  'poison',
  'horns',
  'gavel',
  'moon',
  'sun',
  'dawn',
  'dusk',
  'scroll',
  'flame',
  'people',
  'unknown',
  'hand',
  'halo',
  'bed',
  'o-teeth',
  'o-thorns',
  'o-shroud',
  'o-shroud-line',
])

const travellers = new Set(['apprentice', 'matron', 'judge', 'bishop', 'voudon'])

/** Art that is used once or twice on a screen stays a symbol of the page. */
const scenery = new Set(['moon', 'sun', 'halo', 'rule'])

type Drawings = readonly (readonly [grid: number, drawings: Readonly<Record<string, string>>])[]

type When = 'first' | 'later' | 'others'

const whenOf = (name: string): When =>
  others.has(name) ? 'others' : early.has(name) || (name in sources && !travellers.has(name)) ? 'first' : 'later'

/** A single outline is only its data; anything else is markup. */
const plain = (body: string): string => /^<path d="([^"]+)"\/>$/.exec(body)?.[1] ?? body

const tables = (when: When): Drawings => {
  const table = (all: readonly (readonly [name: string, body: string])[]) =>
    Object.fromEntries(all.filter(([name]) => whenOf(name) === when).map(([name, body]) => [name, plain(body)]))
  return [
    [24, table(Object.entries(marks))],
    [
      100,
      table(
        Object.entries(ornaments)
          .filter(([name]) => !scenery.has(name))
          .map(([name, [, body]]) => [`o-${name}`, body]),
      ),
    ],
    [256, table(borrowed())],
  ]
}

/** What the first screen is drawn with, and what `src/ui/parts/drawings.ts` fetches once it stands, by the grid it is drawn on. */
export const firstDrawings = (): Drawings => tables('first')
export const laterDrawings = (): Drawings => tables('later')
export const otherDrawings = (): Drawings => tables('others')

const sheet = (name: string, body: string) =>
  `<svg class="moon-sprite" ${name} width="0" height="0" aria-hidden="true" focusable="false" xmlns="http://www.w3.org/2000/svg">${body}</svg>`

/** What is part of the page: gradients and the arc that names are written on. */
export const sprite = (): string => sheet('', defs)

/** What `src/ui/parts/laterSprite.ts` fetches once the page stands. */
export const laterSprite = (): string =>
  sheet(
    'data-later=""',
    Object.entries(ornaments)
      .filter(([name]) => scenery.has(name))
      .map(([name, [box, body]]) => symbol(`o-${name}`, box, body))
      .join(''),
  )

const FIRST = 'virtual:drawings/first'
/** The module of those drawings, as the bundler knows it. */
export const FIRST_DRAWINGS = `\0${FIRST}`
const made: Readonly<Record<string, () => Drawings>> = {
  [FIRST]: firstDrawings,
  'virtual:drawings/later': laterDrawings,
  'virtual:drawings/others': otherDrawings,
}
const LATER = 'virtual:later-sprite'

/** Puts the gradients at the end of the page's body, in development and in the build; the drawings are modules, the scenery a file of its own. */
export function moonSprite(): Plugin {
  let once: string | undefined
  let building = false
  return {
    name: 'moon-sprite',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    resolveId: (id) => (id === LATER || made[id] ? `\0${id}` : undefined),
    load(id) {
      const drawn = made[id.slice(1)]
      if (drawn) return `export const drawings = ${JSON.stringify(drawn())}`
      if (id !== `\0${LATER}`) return undefined
      if (!building) return `export const laterSprite = ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(laterSprite())}`)}`
      const file = this.emitFile({ type: 'asset', name: 'art-later.svg', source: laterSprite() })
      return `export const laterSprite = import.meta.ROLLUP_FILE_URL_${file}`
    },
    transformIndexHtml: (html) => html.replace('</body>', () => `${(once ??= sprite())}</body>`),
  }
}
