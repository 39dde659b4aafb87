import type { PlainCommand } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import type { Alignment } from '@/core/model/seat'

/** A seat as a scene writes it: `goon evil`, `fool dead`, `lunatic believes pukka`, `zombuul looks dead`, `apprentice evil with assassin`. */
export interface Place {
  readonly name: string
  readonly alignment: Alignment | undefined
  readonly life: 'alive' | 'dead' | 'looks-dead'
  readonly believes: string | undefined
  readonly gained: string | undefined
}

export const placesOf = (text: string): readonly Place[] => {
  const places = text.split(',').map((part) => placeOf(part.trim()))
  const twice = places.find(({ name }, index) => places.findIndex((place) => place.name === name) < index)
  if (twice) throw new Error(`players are addressed by their character, and there are two of ${twice.name}`)
  return places
}

const placeOf = (text: string): Place => {
  const [name = '', ...words] = text.split(/\s+/)
  const after = (word: string) => (words.includes(word) ? words[words.indexOf(word) + 1] : undefined)
  return {
    name,
    believes: after('believes'),
    gained: after('with'),
    alignment: words.includes('evil') ? 'evil' : words.includes('good') ? 'good' : undefined,
    life: after('looks') === 'dead' ? 'looks-dead' : words.includes('dead') ? 'dead' : 'alive',
  }
}

export const sitsDown = ({ name, alignment, believes }: Place): PlainCommand => ({
  type: 'addSeat',
  plan: { player: name, character: name, ...(alignment ? { alignment } : {}), ...(believes ? { believes } : {}) },
})

/** What the storyteller's hand sets before the scene begins. */
export const asFound = ({ name, life, gained }: Place, seat: SeatId): readonly PlainCommand[] => [
  ...(gained ? [{ type: 'correctAbility', seat, ability: gained, held: true } as const] : []),
  ...(life === 'alive' ? [] : [{ type: 'correctLife', seat, life } as const]),
  ...(life === 'looks-dead' ? [{ type: 'correctSpent', seat, ability: name, spent: true } as const] : []),
]
