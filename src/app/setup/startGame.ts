import type { Rules } from '@/core/model/script'
import type { PlainCommand } from '@/core/journal/command'
import { DEMON_BLUFFS, evilInfoGiven } from '@/core/api'
import type { SeatId } from '@/core/model/ids'
import { useGame } from '../game/game'
import { useRegulars } from './regulars'
import { fooledPlayer, picksOf } from './setupDeal'
import { residentsOf, type SetupDraft } from './setupDraft'

/** The seats first, each with what was dealt to it: their ids are known once they stand. */
export const seatCommands = (draft: SetupDraft, rules: Rules, nameless: (seat: number) => string): readonly PlainCommand[] =>
  draft.players.map((player, at) => {
    const character = player.traveller ? player.character : draft.hands[player.id]
    const believes = character !== undefined && rules.characters[character]?.pretends ? draft.believes : undefined
    return {
      type: 'addSeat',
      plan: {
        player: player.name || nameless(at + 1),
        ...(character ? { character } : {}),
        ...(believes ? { believes } : {}),
        ...(player.traveller ? { alignment: player.alignment ?? 'good' } : {}),
      },
    }
  })

/** What is fixed before the first night, and then the night itself. `seats` are in the order of the draft's players. */
export const secretCommands = (draft: SetupDraft, rules: Rules, seats: readonly SeatId[]): readonly PlainCommand[] => {
  const seatOf = (player: string | undefined) => seats[draft.players.findIndex(({ id }) => id === player)]
  const fooled = seatOf(fooledPlayer(rules, draft))
  const informed = evilInfoGiven(rules, residentsOf(draft).length)
  return [
    ...(informed && draft.bluffs.length ? ([{ type: 'setBluffs', for: DEMON_BLUFFS, characters: draft.bluffs }] as const) : []),
    ...(informed && fooled && draft.falseBluffs.length
      ? ([{ type: 'setBluffs', for: fooled, characters: draft.falseBluffs }] as const)
      : []),
    ...picksOf(rules, draft).flatMap(({ name, player, ability, prepared: { key } }): readonly PlainCommand[] => {
      const seat = seatOf(player)
      const picked = (draft.picks[name] ?? []).map(seatOf).filter((one) => one !== undefined)
      return seat && picked.length ? [{ type: 'setSecret', seat, ability, key, seats: picked }] : []
    }),
    { type: 'begin' },
  ]
}

/** The setup becomes a game, opened in its first night. Gives its id. */
export const startGame = async (draft: SetupDraft, rules: Rules, title: string, nameless: (seat: number) => string): Promise<string> => {
  const game = useGame()
  const id = await game.create(title, rules.script.id)
  for (const command of seatCommands(draft, rules, nameless)) game.dispatch(command)
  const seats = game.grimoire.seats.map((seat) => seat.id)
  for (const command of secretCommands(draft, rules, seats)) game.dispatch({ ...command, anyway: true })
  useRegulars().played(draft.players.map(({ name }) => name))
  return id
}
