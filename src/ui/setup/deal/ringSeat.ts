import type { CharacterRef } from '@/core/views/grimoireTypes'

/** A seat as the setup shows it. */
export interface RingSeat {
  readonly id: string
  readonly number: number
  readonly player: string
  readonly character: CharacterRef | undefined
  readonly believes: CharacterRef | undefined
  readonly traveller: boolean
  readonly evil: boolean
}

export interface RingPlace {
  readonly x: number
  readonly y: number
}

const STEPS = 480

/** Seats at equal distances along an ellipse, clockwise from the top; many seats press it into the corners. */
export const ringPlaces = (count: number, width: number, height: number, token: number, hang: number): readonly RingPlace[] => {
  const a = Math.max(1, (width - token) / 2)
  const b = Math.max(1, (height - token - hang) / 2)
  const bend = 2 / Math.min(2.8, 2 + 0.08 * Math.max(0, count - 10))
  const bent = (n: number) => Math.sign(n) * Math.abs(n) ** bend
  const at = (step: number) => {
    const angle = (2 * Math.PI * step) / STEPS - Math.PI / 2
    return { x: width / 2 + a * bent(Math.cos(angle)), y: (height - hang) / 2 + b * bent(Math.sin(angle)) }
  }
  const lengths = [0]
  for (let step = 1; step <= STEPS; step++) {
    const from = at(step - 1)
    const to = at(step)
    lengths.push((lengths[step - 1] ?? 0) + Math.hypot(to.x - from.x, to.y - from.y))
  }
  const whole = lengths[STEPS] ?? 1
  return Array.from({ length: count }, (_, seat) => {
    const wanted = (whole * seat) / count
    const step = lengths.findIndex((length) => length >= wanted)
    const [before, after] = [lengths[step - 1] ?? 0, lengths[step] ?? 0]
    return at(after > before ? step - (after - wanted) / (after - before) : step)
  })
}

/** The largest token whose neighbours, plates included, keep clear of each other. */
export const ringToken = (count: number, width: number, height: number): number => {
  for (let token = 112; token > 40; token -= 2) {
    const hang = hangOf(token)
    const places = ringPlaces(count, width, height, token, hang)
    const clear = places.every((place, i) => {
      const next = places[(i + 1) % count]
      if (!next || count < 2) return true
      const [dx, dy] = [Math.abs(place.x - next.x), Math.abs(place.y - next.y)]
      return dx >= token * 1.16 || dy >= token + hang + 4
    })
    if (clear) return token
  }
  return 40
}

export const hangOf = (token: number): number => (token >= 92 ? 30 : token >= 72 ? 25 : 20) - token * 0.07
