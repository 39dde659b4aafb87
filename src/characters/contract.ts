import type { Ask, Character, Limit } from '@/core/model/character'
import type { Intent, Scene } from '@/core/model/scene'
import type { CharacterId } from '@/core/model/ids'
import type { MarkEnd, MarkKind } from '@/core/model/mark'
import type { DeathCause } from '@/core/model/game'
import type { Seat } from '@/core/model/seat'

/** The small vocabulary character files are written in. */

export const character = (id: CharacterId, rest: Omit<Character, 'id'>): Character => ({ id, ...rest })

export const until: Readonly<Record<'dawn' | 'dusk' | 'duskTomorrow' | 'used', MarkEnd>> & { dusks(count: number): MarkEnd } = {
  dawn: { at: 'dawn' },
  dusk: { at: 'dusk', dusks: 1 },
  duskTomorrow: { at: 'dusk', dusks: 2 },
  used: { at: 'used' },
  dusks: (count) => ({ at: 'dusk', dusks: count }),
}

export const place = (
  kind: MarkKind,
  on: Seat['id'] | 'everyoneElse',
  token: string,
  ends: MarkEnd,
  more: { shown?: number; data?: string } = {},
): Intent => ({ do: 'place', kind, on, token, ends, ...more })

export const kill = (seat: Seat, cause: DeathCause, unstoppable = false): Intent => ({
  do: 'kill',
  seat: seat.id,
  cause,
  ...(unstoppable ? { unstoppable } : {}),
})

export const looksAlive: Limit = { code: 'target_must_be_alive', ok: (_, target) => target.looksAlive }
export const looksDead: Limit = { code: 'target_must_be_dead', ok: (_, target) => !target.looksAlive }
export const notMyself: Limit = { code: 'target_self_forbidden', ok: ({ me }, target) => target.id !== me.id }
export const notLastNight: Limit = {
  code: 'target_same_as_last_night',
  ok: (scene, target) => scene.lastChoice()?.night !== scene.night - 1 || !scene.lastChoice()?.targets.includes(target.id),
}

export const players = (count: number, limits: readonly Limit[] = [], more: Partial<Ask> & { wrongNumber?: string } = {}): Ask => ({
  targets: { min: count, max: count, limits, ...(more.wrongNumber ? { wrongNumber: more.wrongNumber } : {}) },
  mayPass: more.mayPass ?? false,
  ...(more.character ? { character: more.character } : {}),
})

/** Every character a player could point at on the sheet, and the Travellers who sit here. */
export const sheetCharacters = ({ rules, game }: Scene): readonly CharacterId[] => [
  ...rules.script.characters,
  ...game.seats.flatMap(({ character: id, traveller }) => (traveller && id ? [id] : [])),
]

export const inPlay = (scene: Scene, id: CharacterId | undefined): readonly Seat[] =>
  scene.game.seats.filter((seat) => seat.character === id)

export const seatOptions = (seats: readonly Seat[]) => seats.map(({ id, player }) => ({ value: id, label: player }))

export const livingDemon = (scene: Scene): Seat | undefined => scene.game.seats.find((seat) => seat.alive && scene.team(seat) === 'demon')
