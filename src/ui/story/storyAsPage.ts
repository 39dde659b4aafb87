import type { LineToken, StoryLine } from '@/core/views/storyTypes'
import type { SeatView } from '@/core/views/grimoireTypes'
import { storyText } from '@/text/en/story'
import { playersInRow } from '@/text/inRow'
import { circleLayout } from '@/ui/parts/circleLayout'
import { lineTone } from '@/ui/parts/lineIcons'
import { aliveIn, castLine, type ToldEvent } from './evening'
import { bluffLine, outcomeLine, overLine, type Evening } from './storyAsText'

/** Images as addresses that need no other file. */
export interface PageImages {
  readonly token: (token: LineToken) => string | undefined
  /** Whoever acted in a line, with its kind. */
  readonly mark: (line: StoryLine) => string | undefined
  readonly hand: (ghost: boolean) => string | undefined
}

const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const styles = `
:root{color-scheme:dark;font:500 19px/1.45 Spectral,Georgia,'Noto Serif',serif;background:#0c1120;color:#ece2c9}
body{max-width:46rem;margin:0 auto;padding:2rem 1rem 3rem}
h1{font:400 3rem/1.1 Georgia,serif;margin:.2rem 0 .6rem;overflow-wrap:anywhere}h2{font:400 1.7rem/1.1 Georgia,serif;margin:0 0 .7rem}
.over,.made{color:#bdb6a4;font-size:.85em}.won{font-size:1.35rem;margin:0 0 1.6rem}.won.evil{color:#ff9486}.won.good{color:#b9c8ec}
section{margin:0 0 1rem;padding:1.1rem 1.2rem;border-radius:10px;background:#10172a;border:1px solid #33405e;break-inside:avoid-page}
section.day{background:#e4d9bf;border-color:#b7a984;color:#1d1811}
ul{list-style:none;margin:0;padding:0}li{display:flex;gap:.8rem;align-items:flex-start;margin:0 0 .55rem;line-height:1.35}
li>img{width:46px;height:46px;flex:none;margin:-6px 0 -4px}.hands{display:flex;flex-wrap:wrap;gap:3px;margin:.25rem 0 0}.hands img{width:22px;height:22px}li span{min-width:0;overflow-wrap:anywhere}
li.death{color:#ff9486;font-weight:600}.day li.death{color:#7a1013}small{display:block;opacity:.8;font-size:.75em;font-weight:500}
.circle{position:relative;width:300px;max-width:100%;aspect-ratio:1;margin:.2rem auto 1rem}.circle img{position:absolute;transform:translate(-50%,-50%)}
.circle.all{width:560px;margin:0 auto 1.6rem}.circle i{position:absolute;transform:translate(-50%,0);max-width:20%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:.85rem;font-weight:600;line-height:1.2;font-style:normal}.circle b{position:absolute;inset:0;display:grid;place-content:center;text-align:center;font:400 1.2rem/1.15 Georgia,serif}.circle.all b{font-size:2.2rem}
.cast ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(250px,1fr));gap:.3rem 1rem}
@media print{:root{background:#fff;color:#000;font-size:11pt}section,section.day{background:none;color:#000;border:0;border-top:1px solid #888;border-radius:0;padding:.6rem 0}.over,.made{color:#444}li.death,.day li.death,.won.evil,.won.good{color:#7a1013}img{print-color-adjust:exact}}
`

const image = (address: string | undefined, style = ''): string => (address ? `<img src="${address}" alt=""${style}>` : '')

const row = (src: string | undefined, text: string, more = '', kind = ''): string =>
  `<li class="${kind}">${image(src)}<span>${safe(text)}${more}</span></li>`

const handRow = (hands: ToldEvent['hands'], { hand }: PageImages): string =>
  hands.length
    ? `<span class="hands">${hands.map(({ ghost }) => image(hand(ghost))).join('')}</span><small>${safe(playersInRow(hands))}</small>`
    : ''

const tokenOf = (seat: SeatView): LineToken => ({ ...seat, seat: seat.id, evil: seat.alignment === 'evil', impaired: undefined })

/** At a dawn small, at the end with their names, as on the screen. */
const circle = (tokens: readonly LineToken[], words: string, { token }: PageImages, names = false): string => {
  if (!tokens.length) return ''
  const layout = { width: 1000, height: 1000, seats: tokens.length, edge: names ? 24 : 6, hang: names ? 52 : 0, largest: 260, core: 0.2 }
  const { places, size } = circleLayout(layout)
  const discs = tokens.map((one, n) => {
    const { x = 0, y = 0 } = places[n] ?? {}
    const side = `width:${size / 10}%;height:${size / 10}%`
    const name = names ? `<i style="left:${x / 10}%;top:${(y + size / 2) / 10}%">${safe(one.player)}</i>` : ''
    return image(token({ ...one, impaired: undefined }), ` style="left:${x / 10}%;top:${y / 10}%;${side}"`) + name
  })
  return `<div class="circle${names ? ' all' : ''}">${discs.join('')}<b>${safe(words)}</b></div>`
}

/** The story as one file that any browser shows, without this app and offline. Names are text, never markup. */
export const storyAsPage = (evening: Evening, images: PageImages): string => {
  const { title, chapters, grimoire } = evening
  const { outcome, seats } = grimoire
  const bluffs = bluffLine(evening)
  return [
    `<!doctype html><html lang="${storyText.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>${styles}</style>`,
    `<body><p class="over">${safe(overLine(evening))}</p><h1>${safe(title)}</h1><p class="won ${outcome?.winner ?? ''}">${safe(outcomeLine(evening))}</p>`,
    circle(seats.map(tokenOf), outcome ? storyText.wins[outcome.winner] : '', images, true),
    ...chapters.map(
      ({ kind, title: name, circle: tokens, events }) =>
        `<section class="${kind}"><h2>${safe(name)}</h2>${circle(tokens, storyText.dawnAlive(aliveIn(tokens)), images)}<ul>${events
          .map(({ text, line, hands }) => row(images.mark(line), text, handRow(hands, images), lineTone(line)))
          .join('')}</ul></section>`,
    ),
    `<section class="cast"><h2>${safe(storyText.cast)}</h2><ul>${seats
      .map((seat) => row(images.token(tokenOf(seat)), castLine(seat)))
      .join('')}</ul>${bluffs ? `<p>${safe(bluffs)}</p>` : ''}</section>`,
    `<p class="made">${safe(storyText.made)}</p></body></html>`,
  ].join('\n')
}
