import type { CharacterId } from '@/core/model/ids'
import type { Alignment } from '@/core/model/seat'
import type { Taste } from '@/core/model/taste'
import { localValue } from '@/storage/localValue'

export type SetupStep = 'players' | 'characters' | 'deal' | 'secrets'
export const SETUP_STEPS: readonly SetupStep[] = ['players', 'characters', 'deal', 'secrets']

export const MOST_SEATS = 20

export interface DraftPlayer {
  /** Stays with the person wherever the seat moves. */
  readonly id: string
  readonly name: string
  readonly traveller: boolean
  /** A Traveller's, which is public. */
  readonly character?: CharacterId
  readonly alignment?: Alignment
}

/** Of a belief, whose it is. */
export type Secret = 'bluffs' | 'falseBluffs' | `believes.${CharacterId}`
export type DealWay = 'random' | 'hand' | 'pass' | 'bag'

export interface Passing {
  /** Face down, in the order they lie in the fan; a taken one leaves a gap, which is '' because a saved draft knows no undefined. */
  readonly fan: readonly CharacterId[]
  /** Who holds the tablet. */
  readonly holder?: string
  /** The holder has drawn and not yet hidden the card. */
  readonly open: boolean
  /** Only to show the holder what changed since they looked. */
  readonly again?: true
}

/** A setup that is not a game yet: everything the four steps have gathered. */
export interface SetupDraft {
  readonly version: 1
  readonly seed: string
  readonly step: SetupStep
  /** What it is played with, unless with the home edition; and where it stands on the shelf. */
  readonly script?: string
  readonly shelf?: string
  /** The group, if it came from one. */
  readonly title: string
  readonly players: readonly DraftPlayer[]
  readonly bag: readonly CharacterId[]
  readonly locked: readonly CharacterId[]
  readonly banned: readonly CharacterId[]
  readonly taste: Taste
  readonly outsiderShift?: number
  /** Counts draws, so that each has its own seed. */
  readonly draws: number
  /** By character: what its player is dealt and believes. */
  readonly beliefs: Readonly<Record<CharacterId, CharacterId>>
  readonly bluffs: readonly CharacterId[]
  /** By bluff: the one the storyteller picked, which is in the bag now. */
  readonly replaced?: Readonly<Record<CharacterId, CharacterId>>
  readonly falseBluffs: readonly CharacterId[]
  /** Chosen by the storyteller: suggestions leave them alone while they fit. */
  readonly chosen: readonly Secret[]
  readonly way?: DealWay
  /** By player. */
  readonly hands: Readonly<Record<string, CharacterId>>
  readonly passing?: Passing
  /** By player: what the tablet showed them when they drew. */
  readonly showed?: Readonly<Record<string, CharacterId>>
  /** By player: what was dealt to them until the bag changed. */
  readonly had?: Readonly<Record<string, CharacterId>>
  /** Tokens already put into the cloth bag. */
  readonly packed: readonly CharacterId[]
  /** By `<ability>.<key>`: the players picked for what an ability prepares. */
  readonly picks: Readonly<Record<string, readonly string[]>>
  /** In the bag for what they do to it; they lie in the middle and are not dealt. */
  readonly aside?: readonly CharacterId[]
  /** What is wrong with the bag, and was dealt all the same: it is not asked again. */
  readonly accepted?: readonly string[]
  /** By `<character>.<kind>`: the character chosen, or the words written, for one that is played by hand. */
  readonly plans?: Readonly<Record<string, string>>
}

/** Nothing has been chosen from a script. */
export const NOTHING_CHOSEN = {
  bag: [],
  locked: [],
  banned: [],
  beliefs: {},
  bluffs: [],
  falseBluffs: [],
  chosen: [],
  hands: {},
  packed: [],
  picks: {},
} as const

export const emptyDraft = (seed: string): SetupDraft => ({
  version: 1,
  seed,
  step: 'players',
  title: '',
  players: [],
  taste: 'classic',
  draws: 0,
  ...NOTHING_CHOSEN,
})

const kept = localValue('setup')

export const readDraft = (): SetupDraft | undefined => {
  const found = kept.read()
  return isDraft(found) ? withBeliefs({ ...emptyDraft(found.seed), ...found }) : undefined
}

/** Until there could be several, a draft had one belief. */
const withBeliefs = (draft: SetupDraft & { readonly believes?: CharacterId }): SetupDraft => {
  const { believes, ...rest } = draft
  if (believes === undefined) return draft
  const chosen = (draft.chosen as readonly string[]).flatMap((one) =>
    one === 'believes' ? draft.bag.map((id) => `believes.${id}`) : one,
  ) as readonly Secret[]
  return { ...rest, chosen, beliefs: Object.fromEntries(draft.bag.map((id) => [id, believes])) }
}

/** A setup was begun and never became a game. */
export const setupWaits = (): boolean => {
  const draft = readDraft()
  return draft !== undefined && draft.players.length + draft.bag.length > 0
}

export const writeDraft = (draft: SetupDraft | undefined): void => kept.write(draft ?? null)

export const isDraft = (value: unknown): value is SetupDraft => {
  if (typeof value !== 'object' || value === null) return false
  const {
    version,
    seed,
    hands,
    passing,
    showed = {},
    had = {},
    replaced = {},
    plans = {},
    beliefs,
    aside = [],
    accepted = [],
    taste,
    step,
    ...rest
  } = { ...emptyDraft(''), ...(value as Partial<SetupDraft>) }
  const lists = [
    rest.bag,
    rest.locked,
    rest.banned,
    rest.bluffs,
    rest.falseBluffs,
    rest.chosen,
    rest.packed,
    aside,
    accepted,
    ...Object.values(rest.picks),
    passing?.fan ?? [],
  ]
  return (
    version === 1 &&
    typeof seed === 'string' &&
    seed !== '' &&
    SETUP_STEPS.includes(step) &&
    typeof taste === 'string' &&
    lists.every(isStrings) &&
    [hands, showed, had, replaced, beliefs, plans].every(
      (held) => typeof held === 'object' && held !== null && isStrings(Object.values(held)),
    ) &&
    Array.isArray(rest.players) &&
    rest.players.every(isPlayer)
  )
}

const isStrings = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string')
const isPlayer = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as DraftPlayer).id === 'string' &&
  typeof (value as DraftPlayer).name === 'string'

export const residentsOf = (draft: SetupDraft): readonly DraftPlayer[] => draft.players.filter(({ traveller }) => !traveller)
export const travellersOf = (draft: SetupDraft): readonly DraftPlayer[] => draft.players.filter(({ traveller }) => traveller)

/** Without the named keys: an absent one and an undefined one must not differ in a saved draft. */
export const without = <T extends object, K extends keyof T>(from: T, ...keys: readonly K[]): Omit<T, K> => {
  const rest = { ...from }
  keys.forEach((key) => delete rest[key])
  return rest
}
