import type { Game } from '@/core/model/game'
import type { CharacterId, SeatId } from '@/core/model/ids'
import { bmrCharacters } from '@/characters/bmr'
import { tbCharacters } from '@/characters/tb'

const everybody = [...bmrCharacters, ...tbCharacters]

/** Scenarios speak in sheet names; the core in ids. */
export const idOf = (name: string): CharacterId =>
  everybody.find(({ id, names }) => names.sheet === name || names.published === name || id === name)?.id ?? unknown(name)

const unknown = (name: string): never => {
  throw new Error(`no character is called ${name}`)
}

export const sheetName = (id: CharacterId | undefined): string =>
  everybody.find((character) => character.id === id)?.names.sheet ?? String(id)

export const isPlayer = (game: Game, name: string): boolean => game.seats.some(({ player }) => player === name)

export const seatNamed = (game: Game, name: string): SeatId =>
  game.seats.find(({ player }) => player === name)?.id ??
  (() => {
    throw new Error(`nobody is called ${name}`)
  })()

export const playerName = (game: Game, id: SeatId | undefined): string => game.seats.find((seat) => seat.id === id)?.player ?? String(id)

/** A character with two rows may also be named without saying which: "Lunatic". */
export const isRowOf = (label: string, name: string): boolean => label === name || label.startsWith(`${name} (`)
