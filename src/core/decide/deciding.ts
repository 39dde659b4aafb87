import type { GameEvent } from '../journal/event'
import { evolve } from '../journal/evolve'
import type { CommandExtras } from '../journal/command'
import type { CardContent } from '../model/card'
import type { Intent } from '../model/scene'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import { type CharacterId, type SeatId, type StepId, stepId } from '../model/ids'
import type { MarkSource } from '../model/mark'
import type { Question, Refusal } from '../model/question'
import { say } from '../model/words'
import type { WordValues } from '../model/words'
import { impairedHow, isActive } from '../rules/abilities'
import { currentStep } from '../rules/currentStep'
import { heldBy, nameOf, playerOf, seatOf } from '../rules/table'
import type { Consequence, Decision } from './decision'

/** The work on one command: the game so far, and everything collected on the way. */
export interface Deciding {
  readonly rules: Rules
  readonly extras: CommandExtras
  game: Game
  readonly events: GameEvent[]
  readonly questions: Question[]
  readonly consequences: Consequence[]
  readonly cards: CardContent[]
  readonly dropped: Refusal[]
  /** It happened all the same, and the storyteller is told. */
  readonly warnings: Refusal[]
  /** Answers of the storyteller that speak against a rule. */
  readonly against: Refusal[]
  /** The step under way, if any. */
  step: StepId | undefined
  passesOver?: boolean
  announce: string | undefined
  /** Carries out intents; injected to avoid an import cycle between deaths and intents. */
  readonly perform: (work: Deciding, intents: readonly Intent[], source: Source) => void
}

export type Source = Omit<MarkSource, 'moment'>

/** An ability of this player, and which holding of it. */
export const sourceOf = (game: Game, seat: SeatId | undefined, ability: CharacterId | undefined): Source => {
  const owner = seatOf(game, seat)
  const serial = owner && ability ? heldBy(owner, ability)?.serial : undefined
  return { seat, ability, ...(serial === undefined ? {} : { serial }) }
}

export const startDeciding = (rules: Rules, game: Game, extras: CommandExtras, perform: Deciding['perform']): Deciding => ({
  rules,
  game,
  extras,
  events: [],
  questions: [],
  consequences: [],
  cards: [],
  dropped: [],
  warnings: [],
  against: [],
  step: undefined,
  announce: undefined,
  perform,
})

export const emit = (work: Deciding, event: GameEvent): void => {
  work.events.push(event)
  work.game = evolve(work.game, event)
}

export const spend = (work: Deciding, seat: SeatId | undefined, ability: CharacterId | undefined, spent = true): void => {
  const { serial } = sourceOf(work.game, seat, ability)
  if (seat && ability && serial !== undefined) emit(work, { type: 'spentSet', seat, ability, serial, spent })
}

export const text = (work: Deciding, key: string, values?: WordValues): string => say(work.rules.words, key, values)

/** `says`: the key of a sentence that several abilities share. */
export const refusal = (rules: Rules, code: string, values?: WordValues, seat?: SeatId, says = code): Refusal => ({
  code,
  because: say(rules.words, `refused.${says}`, values),
  ...(seat ? { seat } : {}),
})

/** Adds a consequence; its id is made unique, and the override for it is returned. */
export const note = (work: Deciding, consequence: Consequence): boolean | undefined => {
  const id = nextId(work, consequence.id)
  const word = overrideOf(work, id)
  work.consequences.push({ ...consequence, id, ...(word === undefined ? {} : { byHand: true }) })
  return word
}

/** The step in which something happens at night, also where the storyteller does it by hand. */
export const stepNow = (work: Deciding): StepId => work.step ?? currentStep(work.rules, work.game) ?? stepId('dawn')

/** Who caused something, as its reason. The player whose step it is needs none. */
export const doneBy = (work: Deciding, { seat, ability }: Source): Pick<Consequence, 'ability' | 'because'> => {
  if (!ability) return {}
  const own = seat !== undefined && work.step?.endsWith(`:${seat}`)
  return { ability, ...(own ? {} : { because: thanksTo(work, seat, ability) }) }
}

/** "Innkeeper (Ana)", or your own hand. */
export const thanksTo = (work: Deciding, seat: SeatId | undefined, ability: CharacterId): string =>
  text(work, 'because.rescue', { by: seat ? playerOf(work.game, seat) : text(work, 'source.hand'), ability: nameOf(work.rules, ability) })

export const overrideOf = (work: Deciding, id: string): boolean | undefined => work.extras.overrides?.[id]

/** The id the next consequence of this name will get. */
export const nextId = (work: Deciding, name: string): string => {
  const again = work.consequences.filter(({ id }) => plainId(id) === name).length
  return again ? `${name}#${again + 1}` : name
}

/** The requested id; a second one of the same name gets a number. */
const plainId = (id: string): string => id.replace(/#\d+$/, '')

/** A mark whose source ends up impaired (a drunk Innkeeper) has no force and must not look as if it had. */
const withForce = (work: Deciding): readonly Consequence[] => {
  const silent = work.events.flatMap((event) => {
    const mark = event.type === 'markPlaced' ? work.game.marks.find(({ id }) => id === event.mark.id) : undefined
    return mark && mark.kind !== 'memo' && !isActive(work.rules, work.game, mark) ? [mark] : []
  })
  const consequences = work.consequences.map((one) => {
    const mark = silent.find(({ kind, on }) => plainId(one.id) === `place:${kind}:${on}`)
    const how = mark?.source.seat && impairedHow(work.rules, work.game, mark.source.seat)
    const what = { what: one.text, by: playerOf(work.game, mark?.source.seat) }
    return mark ? { ...one, text: text(work, how ? `follows.silent.${how}` : 'follows.silent', what) } : one
  })
  const spent = work.events.find((event) => event.type === 'spentSet' && event.spent)
  return consequences.length || spent?.type !== 'spentSet'
    ? consequences
    : [{ id: 'spent', kind: 'spent', seat: spent.seat, text: text(work, 'follows.spent', { who: playerOf(work.game, spent.seat) }) }]
}

export const finish = (work: Deciding, forced: readonly Refusal[] = []): Decision => {
  if (work.against.length && !work.extras.anyway) return { kind: 'refused', refusals: work.against, questions: work.questions }
  const missing = work.questions.filter(({ answer }) => answer === undefined)
  if (missing.length) return { kind: 'needs', questions: work.questions, consequences: work.consequences }
  return {
    kind: 'done',
    events: work.events,
    questions: work.questions,
    consequences: withForce(work),
    cards: work.cards,
    forced: [...forced, ...work.against],
    dropped: work.dropped,
    ...(work.warnings.length ? { warnings: work.warnings } : {}),
    ...(work.announce === undefined ? {} : { announce: work.announce }),
  }
}
