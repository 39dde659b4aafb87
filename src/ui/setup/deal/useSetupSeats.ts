import { computed } from 'vue'
import { useSetup } from '@/app/setup/setup'
import { setupText } from '@/text/en/setup'
import type { RingSeat } from './ringSeat'

/** The circle as the storyteller sees it. */
export const useSetupSeats = () => {
  const setup = useSetup()
  return computed<readonly RingSeat[]>(() =>
    setup.draft.players.map((player, at) => {
      const id = player.traveller ? player.character : setup.draft.hands[player.id]
      const character = id === undefined ? undefined : setup.character(id)
      const believes = id !== undefined && setup.pretends(id) ? setup.draft.beliefs[id] : undefined
      return {
        id: player.id,
        number: at + 1,
        player: player.name || setupText.seat(at + 1),
        character,
        traveller: player.traveller,
        believes: believes === undefined ? undefined : setup.character(believes),
        evil: player.traveller ? player.alignment === 'evil' : character?.evil === true,
      }
    }),
  )
}
