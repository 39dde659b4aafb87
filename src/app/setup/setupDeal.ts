import { chanceFrom, evilInfoGiven, isGood, preparedCount, preparedName, suggestPrepared, seatId } from '@/core/api'
import type { Prepared } from '@/core/model/prepared'
import type { Hand } from '@/core/rules/secrets'
import type { CharacterId } from '@/core/model/ids'
import type { Rules } from '@/core/model/script'
import { residentsOf, without, type DealWay, type DraftPlayer, type SetupDraft } from './setupDraft'

export const waitingTokens = (draft: SetupDraft): readonly CharacterId[] => {
  const dealt = Object.values(draft.hands)
  return draft.bag.filter((id) => !dealt.includes(id))
}

export const waitingPlayers = (draft: SetupDraft): readonly DraftPlayer[] =>
  residentsOf(draft).filter(({ id }) => draft.hands[id] === undefined)

export const chooseWay = (draft: SetupDraft, way: DealWay): SetupDraft => ({ ...without(draft, 'passing'), way })

/** What they had before the bag changed is told and done with. */
export const settled = (draft: SetupDraft, ...players: readonly string[]): SetupDraft =>
  draft.had ? { ...draft, had: without(draft.had, ...players) } : draft

export const dealRandom = (draft: SetupDraft, seed: string): SetupDraft => {
  const tokens = chanceFrom(seed).shuffle(draft.bag)
  const hands = Object.fromEntries(residentsOf(draft).flatMap(({ id }, at) => (tokens[at] === undefined ? [] : [[id, tokens[at]]])))
  return { ...without(draft, 'passing', 'had'), way: 'random', hands, picks: {} }
}

export const dealRest = (draft: SetupDraft, seed: string): SetupDraft => {
  const tokens = chanceFrom(seed).shuffle(waitingTokens(draft))
  const more = waitingPlayers(draft).flatMap(({ id }, at) => (tokens[at] === undefined ? [] : [[id, tokens[at]] as const]))
  return { ...draft, hands: { ...draft.hands, ...Object.fromEntries(more) } }
}

/** A token goes to a player; whoever had it before gets what that player had. */
export const giveToken = (draft: SetupDraft, player: string, character: CharacterId): SetupDraft => {
  const had = Object.entries(draft.hands).find(([, held]) => held === character)?.[0]
  const own = draft.hands[player]
  const hands = { ...draft.hands, [player]: character }
  if (had !== undefined && had !== player) {
    if (own === undefined) delete hands[had]
    else hands[had] = own
  }
  return { ...settled(draft, player, ...(had === undefined ? [] : [had])), hands }
}

export const takeBack = (draft: SetupDraft, player: string): SetupDraft => ({
  ...settled(draft, player),
  hands: without(draft.hands, player),
})

export const swapHands = (draft: SetupDraft, a: string, b: string): SetupDraft => {
  const pairs = [
    [a, draft.hands[b]],
    [b, draft.hands[a]],
  ] as const
  const hands = { ...without(draft.hands, a, b), ...Object.fromEntries(pairs.filter(([, held]) => held !== undefined)) } as Record<
    string,
    CharacterId
  >
  return { ...settled(draft, a, b), hands }
}

const asHands = (draft: SetupDraft): readonly Hand[] =>
  Object.entries(draft.hands).map(([id, character]) => ({ seat: seatId(id), character }))

/** Whoever is fooled about their own character. */
export const fooledPlayer = (rules: Rules, draft: SetupDraft): string | undefined =>
  Object.entries(draft.hands).find(([, id]) => rules.characters[id]?.pretends)?.[0]

export interface Pick {
  /** Under which the draft keeps it. */
  readonly name: string
  /** What the ability calls those who are picked. */
  readonly called: string
  readonly player: string
  readonly ability: CharacterId
  readonly prepared: Prepared
  readonly count: number
}

/** What the dealt abilities prepare: players the storyteller picks before the first night. */
export const picksOf = (rules: Rules, draft: SetupDraft): readonly Pick[] => {
  const informed = evilInfoGiven(rules, residentsOf(draft).length)
  return Object.entries(draft.hands).flatMap(([player, ability]) =>
    (rules.characters[ability]?.prepares ?? [])
      .filter(({ withEvilInfo }) => !withEvilInfo || informed)
      .map((prepared) => ({
        name: `${ability}.${prepared.key}`,
        called: preparedName(rules, ability, prepared),
        player,
        ability,
        prepared,
        count: preparedCount(rules, asHands(draft), prepared),
      })),
  )
}

/** Once everything is dealt: what still has to be thought of, already thought of. */
export const suggestAfterDeal = (rules: Rules, draft: SetupDraft): SetupDraft => ({
  ...draft,
  picks: Object.fromEntries(
    picksOf(rules, draft).map(({ name, player, prepared, count }) => {
      const good = (id: string) => prepared.among !== 'good' || isGood(rules, draft.hands[id] ?? '')
      const picked = (draft.picks[name] ?? []).filter((id) => id !== player && good(id))
      return [name, picked.length === count ? picked : suggestPrepared(rules, asHands(draft), seatId(player), prepared, draft.seed)]
    }),
  ),
})
