import type { Rules } from '@/core/model/script'
import type { PlainCommand } from '@/core/journal/command'
import { DEMON_BLUFFS, evilInfoGiven, isFooled } from '@/core/api'
import type { SeatId } from '@/core/model/ids'
import { sayLastTapOnce } from '../device/sayLastTap'
import { useGame } from '../game/game'
import { useShelf } from '../shelf/shelf'
import { useRegulars } from './regulars'
import { falseDemon, picksOf, plansOf } from './setupDeal'
import { residentsOf, type SetupDraft } from './setupDraft'
import { setupFile } from './setupScript'

/** The seats first, each with what was dealt to it: their ids are known once they stand. */
export const seatCommands = (draft: SetupDraft, rules: Rules, nameless: (seat: number) => string): readonly PlainCommand[] =>
  draft.players.map((player, at) => {
    const character = player.traveller ? player.character : draft.hands[player.id]
    const believes = character !== undefined && isFooled(rules, character) ? draft.beliefs[character] : undefined
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
  const fooled = seatOf(falseDemon(rules, draft))
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
    ...planCommands(draft, rules, seatOf),
    { type: 'begin', settling: 'lastTap' },
  ]
}

/** What was settled for characters that are played by hand: a reminder beside them, a note, or a side. */
const planCommands = (
  draft: SetupDraft,
  rules: Rules,
  seatOf: (player: string | undefined) => SeatId | undefined,
): readonly PlainCommand[] =>
  plansOf(rules, draft).flatMap(({ name, player, ability, plan }): readonly PlainCommand[] => {
    const seat = seatOf(player)
    const chosen = draft.plans?.[name]
    if (!seat || !chosen) return []
    if ('write' in plan) return [{ type: 'doByHand', seat, ability, act: { do: 'notes', text: chosen } }]
    if ('show' in plan) return [{ type: 'placeToken', on: seat, character: chosen, text: chosen }]
    const turned = seatOf(chosen)
    return 'turn' in plan && turned ? [{ type: 'doByHand', seat, ability, act: { do: 'turns', seat: turned, alignment: 'evil' } }] : []
  })

/** The setup becomes a game, opened in its first night. Gives its id. */
export const startGame = async (draft: SetupDraft, rules: Rules, title: string, nameless: (seat: number) => string): Promise<string> => {
  const game = useGame()
  const id = await game.create(title, rules.script.id, setupFile(rules.script.id))
  for (const command of seatCommands(draft, rules, nameless)) game.dispatch(command)
  // Told by its id, a character goes by its name in whatever language the game is read.
  for (const character of [...(rules.script.middle ?? []).map((one) => one.id), ...(draft.aside ?? [])])
    game.dispatch({ type: 'placeToken', on: 'table', character, text: character })
  const seats = game.grimoire.seats.map((seat) => seat.id)
  for (const command of secretCommands(draft, rules, seats)) game.dispatch({ ...command, anyway: true })
  sayLastTapOnce()
  useRegulars().played(draft.players.map(({ name }) => name))
  if (draft.shelf) void useShelf().played(draft.shelf)
  return id
}
