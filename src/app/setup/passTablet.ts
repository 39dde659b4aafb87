import { chanceFrom } from '@/core/api'
import type { CharacterId } from '@/core/model/ids'
import { residentsOf, without, type SetupDraft } from './setupDraft'
import { settled, waitingPlayers, waitingTokens } from './setupDeal'

/** Where the tablet is on its way round. Whether a drawn card is to be seen is not kept: the page alone knows. */
export type PassStage = 'hand-over' | 'fan' | 'drawn' | 'back'

const GAP = ''

export const startPassing = (draft: SetupDraft, seed: string): SetupDraft => {
  const fan = chanceFrom(seed).shuffle(waitingTokens(draft))
  return { ...draft, way: 'pass', passing: { fan, open: false } }
}

export const passStage = (draft: SetupDraft): PassStage | undefined => {
  const { passing } = draft
  if (!passing) return undefined
  if (passing.open) return 'drawn'
  if (passing.holder !== undefined) return 'fan'
  return waitingPlayers(draft).length > 0 && passing.fan.some((id) => id !== GAP) ? 'hand-over' : 'back'
}

/** Clockwise from whoever drew last. */
export const nextInLine = (draft: SetupDraft): string | undefined => {
  const circle = residentsOf(draft)
  const waiting = new Set(waitingPlayers(draft).map(({ id }) => id))
  const last = Math.max(-1, ...circle.map(({ id }, at) => (waiting.has(id) ? -1 : at)))
  return [...circle.slice(last + 1), ...circle].find(({ id }) => waiting.has(id))?.id
}

export const takeTablet = (draft: SetupDraft, player: string): SetupDraft =>
  draft.passing ? { ...draft, passing: { ...draft.passing, holder: player, open: false } } : draft

/** A player who took the tablet by mistake hands it on without having drawn. */
export const putTabletDown = (draft: SetupDraft): SetupDraft =>
  draft.passing && !draft.passing.open ? { ...draft, passing: without(draft.passing, 'holder') } : draft

export const drawFromFan = (draft: SetupDraft, at: number): SetupDraft => {
  const holder = draft.passing?.holder
  const character = draft.passing?.fan[at]
  if (!draft.passing || holder === undefined || !character || draft.passing.open) return draft
  const fan = draft.passing.fan.map((id, place) => (place === at ? GAP : id))
  return { ...draft, hands: { ...draft.hands, [holder]: character }, passing: { fan, holder, open: true } }
}

/** Seen and hidden: from here on nobody but the storyteller gets to it. */
export const hideCard = (draft: SetupDraft): SetupDraft =>
  draft.passing ? { ...draft, passing: { ...without(draft.passing, 'holder'), open: false } } : draft

/** The last token goes back into the fan, face down. */
export const drawBack = (draft: SetupDraft, player: string): SetupDraft => {
  const held = draft.hands[player]
  if (!draft.passing || held === undefined) return draft
  const gap = draft.passing.fan.indexOf(GAP)
  const fan = gap < 0 ? [...draft.passing.fan, held] : draft.passing.fan.map((id, at) => (at === gap ? held : id))
  return {
    ...draft,
    hands: without(draft.hands, player),
    showed: without(draft.showed ?? {}, player),
    passing: { ...without(draft.passing, 'holder'), fan, open: false },
  }
}

export const stopPassing = (draft: SetupDraft): SetupDraft => without(draft, 'passing')

export type Pretends = (id: CharacterId) => boolean

/** What the player is to see: a fooled one sees what they believe in. */
export const cardOf = (draft: SetupDraft, player: string, pretends: Pretends): CharacterId | undefined => {
  const held = draft.hands[player]
  return held !== undefined && pretends(held) ? draft.beliefs[held] : held
}

export const shownCharacter = (draft: SetupDraft, pretends: Pretends): CharacterId | undefined =>
  draft.passing?.open && draft.passing.holder !== undefined ? cardOf(draft, draft.passing.holder, pretends) : undefined

/** They have seen it, on the tablet or because the storyteller said so. */
export const noteSeen = (draft: SetupDraft, player: string | undefined, pretends: Pretends): SetupDraft => {
  const card = player === undefined ? undefined : cardOf(draft, player, pretends)
  return player === undefined || card === undefined ? draft : { ...settled(draft, player), showed: { ...draft.showed, [player]: card } }
}

/** Who was shown something on the tablet that is no longer so. */
export const outdatedCards = (
  draft: SetupDraft,
  pretends: Pretends,
): readonly { readonly player: string; readonly saw: CharacterId; readonly now: CharacterId }[] =>
  residentsOf(draft).flatMap(({ id }) => {
    const [saw, now] = [draft.showed?.[id], cardOf(draft, id, pretends)]
    return saw !== undefined && now !== undefined && saw !== now ? [{ player: id, saw, now }] : []
  })

/** The tablet goes to one player once more, covered until they look. */
export const showAgain = (draft: SetupDraft, player: string): SetupDraft => ({
  ...draft,
  passing: { fan: [], holder: player, open: true, again: true },
})
