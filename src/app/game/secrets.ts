import type { PlainCommand } from '@/core/journal/command'
import { DEMON_BLUFFS } from '@/core/model/game'
import type { SeatId } from '@/core/model/ids'
import type { SecretView } from '@/core/views/secrets'
import { useCharacters } from '../engine/characters'
import { useGame } from './game'

const commandFor = ({ kind, seat }: SecretView, ids: readonly string[]): PlainCommand | undefined => {
  const [first] = ids
  switch (kind) {
    case 'bluffs':
      return { type: 'setBluffs', for: DEMON_BLUFFS, characters: ids }
    case 'falseBluffs':
      return { type: 'setBluffs', for: seat, characters: ids }
    case 'falseMinions':
      return { type: 'setFalseMinions', seat, seats: ids as readonly SeatId[] }
    case 'grandchild':
      return first === undefined ? undefined : { type: 'setGrandchild', seat, child: first as SeatId }
  }
}

/** What was fixed before the first night, to be looked at and changed in a running game. */
export const useSecrets = () => {
  const game = useGame()
  const characters = useCharacters()
  const named = (id: string) =>
    game.grimoire.seats.find((seat) => seat.id === id)?.player ?? characters.find((each) => each.id === id)?.name ?? id
  return {
    characters,
    seats: () => game.grimoire.seats,
    of: (seat: SeatId) => game.secrets(seat),
    names: (ids: readonly string[]) => ids.map(named).join(', '),
    set: (secret: SecretView, ids: readonly string[]) => {
      const command = commandFor(secret, ids)
      if (command) game.dispatch(command)
    },
  }
}
