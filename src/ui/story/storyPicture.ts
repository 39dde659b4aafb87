import { storyText } from '@/text/en/story'
import { circleLayout } from '@/ui/parts/circleLayout'
import { titleFace } from '@/ui/parts/titleFace'
import { drawSymbol, drawToken } from './pictureToken'
import { chapterColumns } from './pictureColumns'
import { overLine, type Evening } from './storyAsText'

const WIDTH = 1600
const RING = 1140
const HEAD = 250
const EDGE = 70
const TITLE_FACE = "'Fell', Georgia, serif"
const TEXT_FACE = "'Spectral', Georgia, serif"

/** The letters must be there before anything is measured; a title's figures are a face of their own. */
const facesReady = () =>
  Promise.all(
    [`400 60px ${TITLE_FACE}`, `600 24px ${TEXT_FACE}`, `500 24px ${TEXT_FACE}`].map((face) => document.fonts.load(face, 'Night 1')),
  )

const fit = (pen: CanvasRenderingContext2D, text: string, face: string, largest: number, room: number) => {
  for (let size = largest; size > 14; size -= 2) {
    pen.font = `${face.replace('{}', String(size))}`
    if (pen.measureText(text).width <= room) return
  }
}

const drawGround = (pen: CanvasRenderingContext2D, height: number) => {
  const sky = pen.createRadialGradient(WIDTH / 2, HEAD + RING / 2, 100, WIDTH / 2, HEAD + RING / 2, 1100)
  sky.addColorStop(0, '#1b2439')
  sky.addColorStop(0.6, '#0c1120')
  sky.addColorStop(1, '#070a13')
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, height)
  pen.strokeStyle = '#4a5473'
  pen.lineWidth = 2
  pen.strokeRect(24, 24, WIDTH - 48, height - 48)
  pen.strokeStyle = '#333d5a'
  pen.strokeRect(32, 32, WIDTH - 64, height - 64)
}

const drawHead = (pen: CanvasRenderingContext2D, evening: Evening) => {
  const over = overLine(evening)
  pen.textAlign = 'center'
  pen.fillStyle = '#bdb6a4'
  fit(pen, over, `500 {}px ${TEXT_FACE}`, 28, WIDTH - 2 * EDGE)
  pen.fillText(over, WIDTH / 2, 104)
  pen.fillStyle = '#ece2c9'
  fit(pen, evening.title, titleFace(evening.title) ? `500 {}px ${TEXT_FACE}` : `400 {}px ${TITLE_FACE}`, 84, WIDTH - 2 * EDGE)
  pen.fillText(evening.title, WIDTH / 2, 190)
}

const drawRing = (pen: CanvasRenderingContext2D, { grimoire }: Evening) => {
  const { seats, outcome } = grimoire
  const layout = circleLayout({ width: WIDTH - 2 * EDGE, height: RING, seats: seats.length, edge: 30, hang: 64, largest: 170, core: 0.2 })
  seats.forEach((seat, at) => {
    const place = layout.places[at]
    if (!place) return
    const [x, y] = [EDGE + place.x, HEAD + place.y]
    drawToken(
      pen,
      {
        character: seat.character?.id,
        team: seat.character?.team ?? 'townsfolk',
        evil: seat.alignment === 'evil',
        dead: seat.life === 'dead',
      },
      x,
      y,
      layout.size,
    )
    pen.textAlign = 'center'
    fit(pen, seat.player, `600 {}px ${TEXT_FACE}`, 27, layout.size * 1.5)
    pen.fillStyle = seat.life === 'dead' ? '#bdb6a4' : '#ece2c9'
    pen.fillText(seat.player, x, y + layout.size / 2 + 30)
    fit(pen, seat.character?.name ?? '', `500 {}px ${TEXT_FACE}`, 20, layout.size * 1.5)
    pen.fillStyle = '#9a978f'
    pen.fillText(seat.character?.name ?? '', x, y + layout.size / 2 + 54)
  })
  const [cx, cy] = [EDGE + layout.centre.x, HEAD + layout.centre.y]
  drawSymbol(pen, 'moon', cx - 60, cy - 170, 120, '#6f7a98')
  const words = outcome ? storyText.wins[outcome.winner] : storyText.running
  pen.fillStyle = outcome?.winner === 'evil' ? '#ff9486' : '#ece2c9'
  fit(pen, words, `400 {}px ${TITLE_FACE}`, 92, layout.core * 1.7)
  pen.fillText(words, cx, cy + 30)
  pen.fillStyle = '#bdb6a4'
  fit(pen, outcome?.because ?? '', `500 {}px ${TEXT_FACE}`, 28, layout.core * 1.75)
  pen.fillText(outcome?.because ?? '', cx, cy + 84)
}

/** Browsers draw nothing at all on a canvas that is too large. */
const MOST_PIXELS = 16_000_000

/** The final circle and what happened, chapter by chapter, as one picture made on this device. */
export const drawStory = async (canvas: HTMLCanvasElement, input: Evening): Promise<Blob> => {
  await facesReady()
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const columns = chapterColumns(pen, input.chapters, WIDTH - 2 * EDGE)
  const height = HEAD + RING + columns.height + 150
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (WIDTH * height)))
  canvas.width = Math.floor(WIDTH * scale)
  canvas.height = Math.floor(height * scale)
  pen.scale(scale, scale)
  drawGround(pen, height)
  drawHead(pen, input)
  drawRing(pen, input)
  columns.draw(EDGE, HEAD + RING + 40)
  pen.textAlign = 'center'
  pen.font = `500 20px ${TEXT_FACE}`
  pen.fillStyle = '#9a978f'
  pen.fillText(storyText.made, WIDTH / 2, height - 54)
  return new Promise((made, failed) => canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('no picture'))), 'image/png'))
}
