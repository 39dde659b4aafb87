import type { inform } from '../decide/inform'
import type { infoView } from '../views/infoView'
import type { CharacterId, SeatId } from './ids'
import type { Chosen } from './nightStep'
import type { Intent, Scene } from './scene'
import type { Alignment, Seat, Team } from './seat'
import type { Shown, Told } from './told'
import type { WordValues } from './words'

/** What can be looked at in a player: their side, their team or their character. */
export interface Reads {
  readonly alignment: Alignment
  readonly team: Team
  readonly character: CharacterId
}

/** What a player passes for, to the ability that looks. */
export type Read = <What extends keyof Reads>(seat: Seat, what: What) => Reads[What] | undefined

/** The shape of an answer. Every lie has it too. */
export type Form =
  /** From 0 on; `beyond`: more than the most that is offered can be said too. */
  | { readonly kind: 'number'; readonly most: number; readonly beyond?: true }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'side' }
  | { readonly kind: 'character'; readonly among: readonly CharacterId[] }
  /** A character and two players, one of whom is it; `none`: or word that there is no such player. */
  | { readonly kind: 'pair'; readonly among: readonly CharacterId[]; readonly none?: true }
  /** So many players. */
  | { readonly kind: 'players'; readonly count: number }

export interface Suggestion {
  readonly answer: Shown
  /** The key of the sentence why, and what goes into it. */
  readonly because: string
  readonly values?: WordValues
}

/** What may be told, worked out in one place for every ability. */
export interface Given {
  /** Where the form is small enough to find it. */
  readonly truth: Shown | undefined
  readonly why: Told['why']
  accepts(answer: Shown): boolean
}

/** News for a player: its form, and what makes an answer true. The engine works out what else may be said. */
export interface News {
  /** The kind of news, as `Told` keeps it. */
  readonly what: string
  /** The key of the card's title. */
  readonly card: string | ((answer: Shown) => string)
  form(scene: Scene, chosen: Chosen): Form
  isTrue(scene: Scene, chosen: Chosen, answer: Shown, read: Read): boolean
  /** Why the truth is what it is: the key of a sentence, and what goes into it. */
  explains?(scene: Scene, chosen: Chosen): { readonly because: string; readonly values?: WordValues } | undefined
  /** What experience would say, best first; the engine leaves out what may not be said. */
  suggests?(scene: Scene, chosen: Chosen, given: Given): readonly Suggestion[]
  /** What the table remembers of it. `shown`: whoever made the answer true, else the first. */
  lays?(scene: Scene, answer: Shown, shown: SeatId | undefined): readonly Intent[]
}

/** News with what tells it and shows it to the storyteller: these come with the characters that tell, so no other game loads them. */
export interface Telling extends News {
  readonly inform: typeof inform
  readonly view: typeof infoView
}
