import { chanceFrom, evilInfoGiven, isFalseDemon, isGood, preparedCount, preparedName, suggestPrepared, seatId } from '@/core/api'
import type { Preparation } from '@/core/model/bagEffect'
import type { Prepared } from '@/core/model/prepared'
import type { Hand } from '@/core/rules/secrets'
import type { CharacterId } from '@/core/model/ids'
import type { Rules } from '@/core/model/script'
import { residentsOf, without, type DealWay, type DraftPlayer, type SetupDraft } from './setupDraft'

export const dealtTokens = ({ bag, aside }: SetupDraft): readonly CharacterId[] =>
  aside?.length ? bag.filter((id) => !aside.includes(id)) : bag

/** Each as often as it is there and not yet dealt. */
export const waitingTokens = (draft: SetupDraft): readonly CharacterId[] => {
  const dealt = [...Object.values(draft.hands)]
  return dealtTokens(draft).filter((id) => {
    const at = dealt.indexOf(id)
    if (at >= 0) dealt.splice(at, 1)
    return at < 0
  })
}

export const waitingPlayers = (draft: SetupDraft): readonly DraftPlayer[] =>
  residentsOf(draft).filter(({ id }) => draft.hands[id] === undefined)

export const chooseWay = (draft: SetupDraft, way: DealWay): SetupDraft => ({ ...without(draft, 'passing'), way })

/** What they had before the bag changed is told and done with. */
export const settled = (draft: SetupDraft, ...players: readonly string[]): SetupDraft =>
  draft.had ? { ...draft, had: without(draft.had, ...players) } : draft

export const dealRandom = (draft: SetupDraft, seed: string): SetupDraft => {
  const tokens = chanceFrom(seed).shuffle(dealtTokens(draft))
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
  const waits = waitingTokens(draft).includes(character)
  const had = waits ? undefined : Object.entries(draft.hands).find(([, held]) => held === character)?.[0]
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

/** Who takes themselves for the Demon. */
export const falseDemon = (rules: Rules, draft: SetupDraft): string | undefined =>
  Object.entries(draft.hands).find(([, id]) => isFalseDemon(rules, id))?.[0]

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

/** Of several who have one ability, the first stands for all. */
const ownersIn = (draft: SetupDraft) =>
  Object.entries(draft.hands).filter(([, held], at, all) => all.findIndex(([, other]) => other === held) === at)

/** What the dealt abilities prepare: players the storyteller picks before the first night. */
export const picksOf = (rules: Rules, draft: SetupDraft): readonly Pick[] => {
  const informed = evilInfoGiven(rules, residentsOf(draft).length)
  return ownersIn(draft).flatMap(([player, ability]) =>
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

export interface Plan {
  /** Under which the draft keeps it. */
  readonly name: string
  readonly player: string
  readonly ability: CharacterId
  readonly plan: Preparation
}

/** What is to be settled for those that are played by hand. */
export const plansOf = (rules: Rules, draft: SetupDraft): readonly Plan[] =>
  ownersIn(draft).flatMap(([player, ability]) =>
    (rules.characters[ability]?.plans ?? []).map((plan) => ({ name: `${ability}.${Object.keys(plan)[0]}`, player, ability, plan })),
  )

/** Once everything is dealt: what still has to be thought of, already thought of. */
export const suggestAfterDeal = (rules: Rules, draft: SetupDraft): SetupDraft => ({
  ...draft,
  picks: Object.fromEntries(
    picksOf(rules, draft).map(({ name, player, prepared, count }) => {
      const good = (id: string) => prepared.among !== 'good' || isGood(rules, draft.hands[id] ?? '')
      const picked = (draft.picks[name] ?? []).filter((id) => (prepared.self || id !== player) && good(id))
      return [
        name,
        prepared.open || picked.length === count ? picked : suggestPrepared(rules, asHands(draft), seatId(player), prepared, draft.seed),
      ]
    }),
  ),
})
