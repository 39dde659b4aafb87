import type { GameEvent } from '@/core/journal/event'

export interface Named {
  readonly seats: readonly string[]
  readonly characters: readonly string[]
}

const SEAT = new Set(['seat', 'by', 'target', 'nominee', 'on'])
const SEATS = new Set(['targets', 'votes', 'down', 'seats', 'order', 'except'])
const CHARACTER = new Set(['character', 'believes', 'ability'])
const CHARACTERS = new Set(['characters'])
const NOT_A_SEAT = new Set(['storyteller', 'vote', 'ability', 'everyoneElse', 'table'])
/** Free text, by keys of their own. */
const CLOSED = new Set(['answers', 'overrides', 'answer'])

/** Every seat and character an event speaks of, wherever it does. */
export const namedIn = (event: GameEvent): Named => {
  const seats: string[] = []
  const characters: string[] = []
  const look = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      if (SEAT.has(key) && !NOT_A_SEAT.has(value)) seats.push(value)
      if (CHARACTER.has(key)) characters.push(value)
      return
    }
    if (Array.isArray(value)) {
      for (const item of value) {
        if (typeof item !== 'string') look(item, key)
        else if (SEATS.has(key)) seats.push(item)
        else if (CHARACTERS.has(key)) characters.push(item)
      }
      return
    }
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) if (!CLOSED.has(name)) look(part, name)
  }
  look(event, '')
  return { seats, characters }
}
