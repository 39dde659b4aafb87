import { chanceFrom } from '@/core/api'
import type { Alignment } from '@/core/model/seat'
import { cleanName } from '../game/cleanName'
import { MOST_SEATS, residentsOf, type DraftPlayer, type SetupDraft } from './setupDraft'

const MOST_RESIDENTS = 15

/** A list as people paste it: one per line or with commas, perhaps numbered or bulleted. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map((part) => cleanName(part.replace(/^\s*(?:\d+\s*[.):-]|[-–•*·])\s*/u, '')))
    .filter((name) => name !== '')

const nextId = (players: readonly DraftPlayer[]): string => `p${1 + Math.max(0, ...players.map(({ id }) => Number(id.slice(1)) || 0))}`

/** Whoever comes to a full table is a Traveller. */
const seatFor = (
  players: readonly DraftPlayer[],
  name: string,
  traveller = players.filter((player) => !player.traveller).length >= MOST_RESIDENTS,
): DraftPlayer => ({ id: nextId(players), name, traveller })

const withPlayers = (draft: SetupDraft, players: readonly DraftPlayer[]): SetupDraft => {
  const there = new Set(players.filter(({ traveller }) => !traveller).map(({ id }) => id))
  const hands = Object.fromEntries(Object.entries(draft.hands).filter(([id]) => there.has(id)))
  const picks = Object.fromEntries(Object.entries(draft.picks).map(([name, ids]) => [name, ids.filter((id) => there.has(id))]))
  return { ...draft, players, hands, picks }
}

/** Fills nameless seats first. Returns the names that found no seat, too. */
export const addNames = (draft: SetupDraft, names: readonly string[]): readonly [SetupDraft, readonly string[]] => {
  let players = draft.players
  const left: string[] = []
  for (const given of names) {
    const name = cleanName(given)
    if (name === '') continue
    const free = players.findIndex((player) => player.name === '')
    if (free >= 0) players = players.map((player, at) => (at === free ? { ...player, name } : player))
    else if (players.length < MOST_SEATS) players = [...players, seatFor(players, name)]
    else left.push(name)
  }
  return [withPlayers(draft, players), left]
}

export const insertSeat = (draft: SetupDraft, at: number): SetupDraft =>
  draft.players.length >= MOST_SEATS
    ? draft
    : withPlayers(draft, [...draft.players.slice(0, at), seatFor(draft.players, ''), ...draft.players.slice(at)])

export const removeSeat = (draft: SetupDraft, id: string): SetupDraft =>
  withPlayers(
    draft,
    draft.players.filter((player) => player.id !== id),
  )

export const changePlayer = (draft: SetupDraft, id: string, change: Partial<DraftPlayer>): SetupDraft => {
  const clean = change.name === undefined ? change : { ...change, name: cleanName(change.name) }
  return withPlayers(
    draft,
    draft.players.map((player) => (player.id === id ? { ...player, ...clean } : player)),
  )
}

export const moveSeat = (draft: SetupDraft, id: string, to: number): SetupDraft => {
  const moved = draft.players.find((player) => player.id === id)
  if (!moved) return draft
  const rest = draft.players.filter((player) => player.id !== id)
  const at = Math.max(0, to)
  return withPlayers(draft, [...rest.slice(0, at), moved, ...rest.slice(at)])
}

/** Two people change places and take along what they hold. */
export const swapSeats = (draft: SetupDraft, a: string, b: string): SetupDraft => {
  const [one, other] = [a, b].map((id) => draft.players.find((player) => player.id === id))
  if (!one || !other || one === other) return draft
  return withPlayers(
    draft,
    draft.players.map((player) => (player === one ? other : player === other ? one : player)),
  )
}

export const shuffleSeats = (draft: SetupDraft, seed: string): SetupDraft => withPlayers(draft, chanceFrom(seed).shuffle(draft.players))

/** Seats are added at the end; a nameless one goes first when there are too many. */
export const setNumber = (draft: SetupDraft, kind: 'resident' | 'traveller', wanted: number): SetupDraft => {
  const ofKind = (player: DraftPlayer) => player.traveller === (kind === 'traveller')
  let players = draft.players
  while (players.filter(ofKind).length < wanted && players.length < MOST_SEATS)
    players = [...players, seatFor(players, '', kind === 'traveller')]
  while (players.filter(ofKind).length > Math.max(0, wanted)) {
    const backwards = [...players].reverse()
    const last = backwards.find((player) => ofKind(player) && player.name === '') ?? backwards.find(ofKind)
    players = players.filter((player) => player !== last)
  }
  return withPlayers(draft, players)
}

/** The last to sit down become Travellers, or stop being ones. */
export const setTravellers = (draft: SetupDraft, count: number): SetupDraft => {
  const from = draft.players.length - count
  return withPlayers(
    draft,
    draft.players.map((player, at) => ({ ...player, traveller: at >= from })),
  )
}

/** By player: somebody else has the same name. */
export const namesakes = (draft: SetupDraft): ReadonlySet<string> => {
  const key = ({ name }: DraftPlayer) => name.trim().toLocaleLowerCase()
  return new Set(
    draft.players
      .filter((player) => player.name !== '' && draft.players.some((other) => other.id !== player.id && key(other) === key(player)))
      .map(({ id }) => id),
  )
}

/** Travellers get a character and a side each: good ones first, the last of several evil. */
export const suggestTravellers = (draft: SetupDraft, characters: readonly string[], seed: string): SetupDraft => {
  const taken = draft.players.flatMap(({ character }) => character ?? [])
  const free = [...chanceFrom(seed).shuffle(characters.filter((id) => !taken.includes(id)))]
  const count = draft.players.length - residentsOf(draft).length
  let nth = 0
  return withPlayers(
    draft,
    draft.players.map((player) => {
      if (!player.traveller) return player
      nth += 1
      const side: Alignment = nth > 1 && nth === count ? 'evil' : 'good'
      const character = player.character ?? free.pop()
      return { ...player, ...(character ? { character } : {}), alignment: player.alignment ?? side }
    }),
  )
}
