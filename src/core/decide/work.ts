import type { GameEvent } from '../journal/event'
import { evolve } from '../journal/evolve'
import type { CommandExtras } from '../journal/command'
import type { CardContent } from '../model/character'
import type { ActScene, AskedQuestion, Intent } from '../model/scene'
import type { Rules } from '../model/script'
import type { Answer, Game } from '../model/game'
import type { CharacterId, SeatId, StepId } from '../model/ids'
import { markId } from '../model/ids'
import type { Mark } from '../model/mark'
import type { Question, QuestionOption, Refusal } from '../model/question'
import type { Seat } from '../model/seat'
import { say } from '../model/words'
import type { WordValues } from '../model/words'
import { isActive } from '../rules/abilities'
import { wokeForAbility } from '../rules/nightSteps'
import { moment, playerOf, questionKey, sceneFor, seatOf } from '../rules/table'
import type { Consequence, Decision } from './decision'

/** One command being decided: the game as far as it has come, and everything found out on the way. */
export interface Work {
  readonly rules: Rules
  readonly extras: CommandExtras
  game: Game
  readonly events: GameEvent[]
  readonly questions: Question[]
  readonly consequences: Consequence[]
  readonly cards: CardContent[]
  readonly dropped: Refusal[]
  /** The step under way, if any. */
  step: StepId | undefined
  announce: string | undefined
  /** Carries out what a hook wants; here to keep deaths and intents apart. */
  readonly perform: (work: Work, intents: readonly Intent[], source: Source) => void
}

export interface Source {
  readonly seat: SeatId | undefined
  readonly ability: CharacterId | undefined
}

export const startWork = (rules: Rules, game: Game, extras: CommandExtras, perform: Work['perform']): Work => ({
  rules,
  game,
  extras,
  events: [],
  questions: [],
  consequences: [],
  cards: [],
  dropped: [],
  step: undefined,
  announce: undefined,
  perform,
})

export const emit = (work: Work, event: GameEvent): void => {
  work.events.push(event)
  work.game = evolve(work.game, event)
}

export const text = (work: Work, key: string, values?: WordValues): string => say(work.rules.words, key, values)

export const refusal = (rules: Rules, code: string, values?: WordValues, seat?: SeatId): Refusal => ({
  code,
  because: say(rules.words, `refused.${code}`, values),
  ...(seat ? { seat } : {}),
})

/** Adds a consequence; its id is made unique, and the override for it is returned. */
export const note = (work: Work, consequence: Consequence): boolean | undefined => {
  const again = work.consequences.filter(({ id }) => id === consequence.id || id.startsWith(`${consequence.id}#`)).length
  const id = again ? `${consequence.id}#${again + 1}` : consequence.id
  const word = overrideOf(work, id)
  work.consequences.push({ ...consequence, id, ...(word === undefined ? {} : { byHand: true }) })
  return word
}

export const overrideOf = (work: Work, id: string): boolean | undefined => work.extras.overrides?.[id]

/** The id the next consequence of this name will get. */
export const nextId = (work: Work, id: string): string => {
  const again = work.consequences.filter((other) => other.id === id || other.id.startsWith(`${id}#`)).length
  return again ? `${id}#${again + 1}` : id
}

export const ask = (work: Work, asked: AskedQuestion, ability?: CharacterId): Answer | undefined => {
  const key = questionKey(asked.code, asked.about)
  const said = work.extras.answers?.[key] ?? work.extras.answers?.[asked.code]
  const given = said ?? work.game.rulings[key]
  const fits = given !== undefined && (!asked.options.length || asked.options.some(({ value }) => value === given))
  // An answer that does not fit is asked for again; the usual one would put words into the storyteller's mouth.
  const answer = fits ? given : said === undefined ? asked.usual : undefined
  // Nothing to choose from (a forced step without targets): there is nothing to ask.
  if (answer === undefined && !asked.options.length) return undefined
  const hint = ability ? work.rules.characters[ability]?.hints?.[asked.code] : undefined
  if (!work.questions.some((question) => question.key === key))
    work.questions.push({
      key,
      code: asked.code,
      text: text(work, `ask.${asked.code}`, asked.values),
      options: wordedOptions(work.rules, asked),
      ...(asked.about ? { seat: asked.about } : {}),
      ...(asked.usual === undefined || answer === undefined ? {} : { usual: asked.usual }),
      ...(answer === undefined ? {} : { answer }),
      ...(hint ? { hint } : {}),
    })
  return answer
}

/** Character files give short labels; the language knows them as sentences. */
export const wordedOptions = (rules: Rules, { options, values }: AskedQuestion): readonly QuestionOption[] =>
  options.map((option) =>
    rules.words[`option.${option.label}`] ? { ...option, label: say(rules.words, `option.${option.label}`, values) } : option,
  )

export const actScene = (work: Work, me: Seat, ability: CharacterId): ActScene => {
  const now = seatOf(work.game, me.id) ?? me
  return {
    ...sceneFor(work.rules, work.game, now, ability),
    decide: (question) => ask(work, question, ability),
    wokeForAbility: (seat) => wokeForAbility(work.rules, work.game, seat.id),
  }
}

export const placeMark = (work: Work, mark: Omit<Mark, 'id' | 'source'>, source: Source): void =>
  emit(work, {
    type: 'markPlaced',
    mark: { ...mark, id: markId(`m${work.game.serial + 1}`), source: { ...source, moment: moment(work.game) } },
  })

/** A mark whose own source is impaired in the end (an Innkeeper who drank) has no force, and must not look as if it had. */
const withForce = (work: Work): readonly Consequence[] => {
  const silent = work.events.flatMap((event) => {
    const mark = event.type === 'markPlaced' ? work.game.marks.find(({ id }) => id === event.mark.id) : undefined
    return mark && mark.kind !== 'memo' && !isActive(work.game, mark) ? [mark] : []
  })
  const consequences = work.consequences.map((one) => {
    const mark = silent.find(({ kind, on }) => one.id.startsWith(`place:${kind}:${on}`))
    return mark ? { ...one, text: text(work, 'follows.silent', { what: one.text, by: playerOf(work.game, mark.source.seat) }) } : one
  })
  const spent = work.events.find((event) => event.type === 'spentSet' && event.spent)
  return consequences.length || spent?.type !== 'spentSet'
    ? consequences
    : [{ id: 'spent', kind: 'spent', seat: spent.seat, text: text(work, 'follows.spent', { who: playerOf(work.game, spent.seat) }) }]
}

export const finish = (work: Work, forced: readonly Refusal[] = []): Decision => {
  const missing = work.questions.filter(({ answer }) => answer === undefined)
  if (missing.length) return { kind: 'needs', questions: work.questions, consequences: work.consequences }
  return {
    kind: 'done',
    events: work.events,
    questions: work.questions,
    consequences: withForce(work),
    cards: work.cards,
    forced,
    dropped: work.dropped,
    ...(work.announce === undefined ? {} : { announce: work.announce }),
  }
}
