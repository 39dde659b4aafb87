import { isFooled } from '@/core/api'
import type { CharacterId } from '@/core/model/ids'
import type { Rules } from '@/core/model/script'
import { cardOf, type Pretends } from './passTablet'
import { waitingPlayers, waitingTokens } from './setupDeal'
import { residentsOf, type SetupDraft } from './setupDraft'

/** The deal goes on under a changed bag: everybody keeps what is still in it, and new tokens go to the seats that lost theirs. */
export const keepDeal = (rules: Rules, draft: SetupDraft, bag: readonly CharacterId[]): SetupDraft => {
  const left = [...bag]
  const stays = ([, held]: readonly [string, CharacterId]) => {
    const at = left.indexOf(held)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const hands = Object.fromEntries(Object.entries(draft.hands).filter(stays))
  const lost = Object.entries(draft.hands).filter(([player]) => hands[player] === undefined)
  const had = { ...Object.fromEntries(lost), ...draft.had }
  const saw = draft.way === 'bag' ? lost.map(([player]) => [player, cardOf(draft, player, (id) => isFooled(rules, id))]) : []
  const showed = { ...Object.fromEntries(saw), ...draft.showed } as Record<string, CharacterId>
  const kept: SetupDraft = {
    ...draft,
    bag,
    hands,
    packed: draft.packed.filter((id) => bag.includes(id)),
    ...(Object.keys(had).length ? { had } : {}),
    ...(Object.keys(showed).length ? { showed } : {}),
  }
  return { ...kept, hands: { ...hands, ...refill(rules, kept, draft.bag) } }
}

/** Each emptied seat gets the token it had, else one of its team, else any. While others still wait for theirs, only tokens that are new. */
const refill = (rules: Rules, draft: SetupDraft, before: readonly CharacterId[]): Record<string, CharacterId> => {
  const waiting = waitingPlayers(draft).map(({ id }) => id)
  let open = waiting.filter((id) => draft.had?.[id] !== undefined)
  const times = (bag: readonly CharacterId[], id: CharacterId) => bag.filter((one) => one === id).length
  const isNew = (id: CharacterId) => times(draft.bag, id) > times(before, id)
  let free = waitingTokens(draft).filter((id) => open.length === waiting.length || isNew(id))
  const given: Record<string, CharacterId> = {}
  const teamOf = (id: CharacterId | undefined) => (id === undefined ? undefined : rules.characters[id]?.team)
  const fits: readonly ((had: CharacterId | undefined, token: CharacterId) => boolean)[] = [
    (had, token) => had === token,
    (had, token) => teamOf(had) === teamOf(token),
    () => true,
  ]
  for (const fit of fits)
    for (const token of free) {
      const seat = open.find((id) => fit(draft.had?.[id], token))
      if (seat === undefined) continue
      given[seat] = token
      open = open.filter((id) => id !== seat)
      free = free.filter((_, at) => at !== free.indexOf(token))
    }
  return given
}

export interface ChangedHand {
  readonly player: string
  /** What they were shown or, if they saw nothing yet, what was dealt to them. */
  readonly had: CharacterId
  /** None: their token left the bag, and none came in its place. */
  readonly now: CharacterId | undefined
  readonly seen: boolean
}

/** Whose token is another than the one dealt or shown to them. */
export const changedHands = (draft: SetupDraft, pretends: Pretends): readonly ChangedHand[] =>
  residentsOf(draft).flatMap(({ id: player }) => {
    const saw = draft.showed?.[player]
    const had = saw ?? draft.had?.[player]
    const now = saw === undefined ? draft.hands[player] : cardOf(draft, player, pretends)
    return had === undefined || had === now ? [] : [{ player, had, now, seen: saw !== undefined }]
  })

/** How many have seen what they were dealt, on the tablet or drawn from a real bag. */
export const seenBy = (draft: SetupDraft): number =>
  residentsOf(draft).filter(({ id }) => draft.showed?.[id] ?? (draft.way === 'bag' ? draft.hands[id] : undefined)).length
