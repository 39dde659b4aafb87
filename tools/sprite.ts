import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { drawings as sources } from './sprite/borrowed.ts'
import { marks } from './sprite/marks.ts'
import { ornaments } from './sprite/ornaments.ts'
import { roundPath } from './sprite/roundPath.ts'

const symbol = (id: string, viewBox: string, body: string) => `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`

/** Icons from the 512 grid are re-cut on a 256 one: finer than the largest token ever shows. */
function borrowed(): readonly (readonly [name: string, drawn: string])[] {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  return Object.entries(sources).map(([name, source]) => {
    const data = icons[source]?.body.match(/ d="([^"]+)"/)?.[1]
    if (!data) throw new Error(`No drawing called "${source}" for the icon "${name}".`)
    return [name, symbol(`i-${name}`, '0 0 256 256', `<path d="${roundPath(data, { scale: 0.5 })}"/>`)] as const
  })
}

const stops = (...list: [offset: string, name: string, opacity?: string][]) =>
  list.map(([offset, name, opacity]) => `<stop offset="${offset}" class="stop-${name}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`).join('')

const defs = `<defs><radialGradient id="g-bone" cx=".36" cy=".3" r=".8">${stops(['0', 'bone-hi'], ['.55', 'bone'], ['1', 'bone-lo'])}</radialGradient>`
  + `<radialGradient id="g-full" cx=".36" cy=".3" r=".8">${stops(['0', 'full-hi'], ['.55', 'full'], ['1', 'full-lo'])}</radialGradient>`
  + `<radialGradient id="g-block" cx=".36" cy=".3" r=".85">${stops(['0', 'block-hi'], ['1', 'block'])}</radialGradient>`
  + `<radialGradient id="g-coin" cx=".36" cy=".3" r=".8">${stops(['0', 'coin-hi'], ['.7', 'coin'], ['1', 'coin-lo'])}</radialGradient>`
  + `<radialGradient id="g-drop">${stops(['.84', 'drop', '.62'], ['.92', 'drop', '.3'], ['1', 'drop', '0'])}</radialGradient>`
  + '<path id="o-arc" d="M11.5 50A38.5 38.5 0 0 0 88.5 50"/></defs>'

/** Marks and ornaments the grimoire is painted with at once; the rest is art, and comes after the first paint without moving anything. */
const early = new Set([
  'undo', 'redo', 'check', 'minus', 'plus', 'close', 'why', 'warn', 'cover', 'cards', 'menu', 'book', 'shield', 'shielded', 'drunk', 'poison', 'horns', 'gavel', 'moon', 'sun', 'dawn', 'dusk', 'scroll', 'flame', 'people', 'coin', 'unknown',
  'beads', 'teeth', 'thorns', 'shroud', 'shroud-line', 'arc',
])
const travellers = new Set(['apprentice', 'matron', 'judge', 'bishop', 'voudon'])

const drawings = (): readonly (readonly [name: string, drawn: string, first: boolean])[] => [
  ...Object.entries(ornaments).map(([name, [box, body]]) => [name, symbol(`o-${name}`, box, body), early.has(name)] as const),
  ...Object.entries(marks).map(([name, body]) => [name, symbol(`i-${name}`, '0 0 24 24', body), early.has(name)] as const),
  ...borrowed().map(([name, drawn]) => [name, drawn, !travellers.has(name)] as const),
]

const sheet = (name: string, body: string) => `<svg class="moon-sprite" ${name} width="0" height="0" aria-hidden="true" focusable="false" xmlns="http://www.w3.org/2000/svg">${body}</svg>`

/** What is part of the page: no request, no flash, gradients and inherited colours work in every browser. */
export const sprite = (): string => sheet('', defs + drawings().filter(([, , first]) => first).map(([, drawn]) => drawn).join(''))

/** What `src/ui/parts/laterSprite.ts` fetches once the page stands. */
export const laterSprite = (): string => sheet('data-later=""', drawings().filter(([, , first]) => !first).map(([, drawn]) => drawn).join(''))

const LATER = 'virtual:later-sprite'

/** Puts the first part at the end of the page's body, in development and in the build, and gives the other a file of its own. */
export function moonSprite(): Plugin {
  let once: string | undefined
  let building = false
  return {
    name: 'moon-sprite',
    configResolved: ({ command }) => { building = command === 'build' },
    resolveId: (id) => (id === LATER ? `\0${LATER}` : undefined),
    load(id) {
      if (id !== `\0${LATER}`) return undefined
      if (!building) return `export const laterSprite = ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(laterSprite())}`)}`
      const file = this.emitFile({ type: 'asset', name: 'art-later.svg', source: laterSprite() })
      return `export const laterSprite = import.meta.ROLLUP_FILE_URL_${file}`
    },
    transformIndexHtml: (html) => html.replace('</body>', () => `${(once ??= sprite())}</body>`),
  }
}
