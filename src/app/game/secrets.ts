import type { PlainCommand } from '@/core/journal/command'
import { DEMON_BLUFFS, secretsView } from '@/core/api'
import type { SeatId } from '@/core/model/ids'
import type { SecretView } from '@/core/views/secrets'
import { useCharacters } from '../engine/characters'
import { useGame } from './game'
import { inRow } from '@/text/inRow'

const commandFor = (secret: SecretView, ids: readonly string[]): PlainCommand =>
  secret.kind === 'characters'
    ? { type: 'setBluffs', for: secret.name === 'bluffs' ? DEMON_BLUFFS : secret.seat, characters: ids }
    : { type: 'setSecret', seat: secret.seat, ability: secret.ability, key: secret.key, seats: ids as readonly SeatId[] }

/** What the storyteller decided before the first night, to look at and change during the game. */
export const useSecrets = () => {
  const game = useGame()
  const characters = useCharacters()
  const named = (id: string) =>
    game.grimoire.seats.find((seat) => seat.id === id)?.player ?? characters.find((each) => each.id === id)?.name ?? id
  return {
    characters,
    seats: () => game.grimoire.seats,
    of: (seat: SeatId) => secretsView(game.facts.rules, game.facts.shown, seat),
    names: (ids: readonly string[]) => inRow(ids.map(named)),
    set: (secret: SecretView, ids: readonly string[]) => void game.dispatch(commandFor(secret, ids)),
  }
}
