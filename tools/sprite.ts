import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { borrowedMarks, characterIcons } from '../src/ui/parts/iconNames.ts'
import { marks } from './sprite/marks.ts'
import { ornaments } from './sprite/ornaments.ts'
import { roundPath } from './sprite/roundPath.ts'

const symbol = (id: string, viewBox: string, body: string) => `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`

/** Icons from the 512 grid are re-cut on a 256 one: finer than the largest token ever shows. */
function borrowed(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  return Object.entries({ ...characterIcons, ...borrowedMarks }).map(([name, source]) => {
    const data = icons[source]?.body.match(/ d="([^"]+)"/)?.[1]
    if (!data) throw new Error(`No drawing called "${source}" for the icon "${name}".`)
    return symbol(`i-${name}`, '0 0 256 256', `<path d="${roundPath(data, { scale: 0.5 })}"/>`)
  }).join('')
}

const stops = (...list: [offset: string, name: string, opacity?: string][]) =>
  list.map(([offset, name, opacity]) => `<stop offset="${offset}" class="stop-${name}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`).join('')

const defs = `<defs><radialGradient id="g-bone" cx=".36" cy=".3" r=".8">${stops(['0', 'bone-hi'], ['.55', 'bone'], ['1', 'bone-lo'])}</radialGradient>`
  + `<radialGradient id="g-full" cx=".36" cy=".3" r=".8">${stops(['0', 'full-hi'], ['.55', 'full'], ['1', 'full-lo'])}</radialGradient>`
  + `<radialGradient id="g-block" cx=".36" cy=".3" r=".85">${stops(['0', 'block-hi'], ['1', 'block'])}</radialGradient>`
  + `<radialGradient id="g-coin" cx=".36" cy=".3" r=".8">${stops(['0', 'coin-hi'], ['.7', 'coin'], ['1', 'coin-lo'])}</radialGradient>`
  + `<radialGradient id="g-drop">${stops(['.84', 'drop', '.62'], ['.92', 'drop', '.3'], ['1', 'drop', '0'])}</radialGradient>`
  + '<path id="o-arc" d="M11.5 50A38.5 38.5 0 0 0 88.5 50"/></defs>'

/** The whole sprite. It is part of the page: no request, no flash, gradients and inherited colours work in every browser. */
export function sprite(): string {
  const own = Object.entries(marks).map(([name, body]) => symbol(`i-${name}`, '0 0 24 24', body)).join('')
  const art = Object.entries(ornaments).map(([name, [box, body]]) => symbol(`o-${name}`, box, body)).join('')
  return `<svg class="moon-sprite" width="0" height="0" aria-hidden="true" focusable="false">${defs}${art}${own}${borrowed()}</svg>`
}

/** Puts the sprite at the end of the page's body, in development and in the build. */
export function moonSprite(): Plugin {
  let once: string | undefined
  return { name: 'moon-sprite', transformIndexHtml: (html) => html.replace('</body>', () => `${(once ??= sprite())}</body>`) }
}
