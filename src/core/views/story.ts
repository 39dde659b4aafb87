import type { Entry } from '../journal/entry'
import type { GameEvent } from '../journal/event'
import { lineage } from '../journal/lineage'
import type { Journal } from '../journal/journal'
import type { Rules } from '../model/script'
import type { Game, Phase } from '../model/game'
import { listOf, say } from '../model/words'
import type { WordValues } from '../model/words'
import { isImpaired } from '../rules/abilities'
import { nameOf, playerOf, seatOf } from '../rules/table'
import { evolve } from '../journal/evolve'
import type { StoryLine } from './storyTypes'

/** The lines so far and where they end: the next entry only adds its own. */
export interface StoryBook {
  readonly entry: number
  readonly lines: StoryLine[]
}

/** The game as readable lines. With the last book, only the new entry is written; the list itself is shared. */
export const storyView = (rules: Rules, journal: Journal, old?: StoryBook): StoryBook => {
  const entry = journal.entries.get(journal.cursor)
  if (old && old.entry === journal.cursor) return old
  if (old && entry && (entry.base ?? entry.parent) === old.entry) {
    old.lines.push(...linesOf(rules, journal, entry))
    return { entry: entry.id, lines: old.lines }
  }
  const lines = lineage(journal, journal.cursor).flatMap((entry) => linesOf(rules, journal, entry))
  return { entry: journal.cursor, lines }
}

const memo = new WeakMap<Entry, { readonly names: Rules['names']; readonly lines: readonly StoryLine[] }>()

const linesOf = (rules: Rules, journal: Journal, entry: Entry): readonly StoryLine[] => {
  const known = memo.get(entry)
  if (known?.names === rules.names) return known.lines
  const before = journal.states.get(entry.base ?? entry.parent)
  const lines = before ? write(rules, before, entry) : []
  memo.set(entry, { names: rules.names, lines })
  return lines
}

export const chapterOf = (rules: Rules, phase: Phase): string =>
  say(rules.words, `chapter.${phase.kind}`, phase.kind === 'setup' ? {} : { number: phase.number })

const write = (rules: Rules, before: Game, entry: Entry): readonly StoryLine[] => {
  const lines: StoryLine[] = []
  let game = before
  const byHand = /^(correct|place|remove|move|kill|revive)/.test(entry.command.type)
  for (const event of entry.events) {
    const after = evolve(game, event)
    const chapter = chapterOf(rules, after.phase)
    if (event.type === 'phaseBegan' || event.type === 'phaseSet') lines.push({ entry: entry.id, chapter, text: chapter, kind: 'chapter' })
    else {
      const found = sentence(rules, game, after, event, byHand)
      if (found) lines.push({ entry: entry.id, chapter, text: found.text, kind: found.kind })
    }
    game = after
  }
  const chapter = chapterOf(rules, game.phase)
  for (const text of [...(entry.notes ?? []), ...(entry.changed ?? [])])
    lines.push({ entry: entry.id, chapter, text, kind: game.phase.kind === 'day' ? 'day' : 'night' })
  if (entry.forced?.length) lines.push({ entry: entry.id, chapter, text: say(rules.words, 'story.forced'), kind: 'hand' })
  return lines
}

type Sentence = { readonly text: string; readonly kind: StoryLine['kind'] } | undefined

const sentence = (rules: Rules, game: Game, after: Game, event: GameEvent, byHand: boolean): Sentence => {
  const { words } = rules
  const who = (id: Parameters<typeof playerOf>[1]) => playerOf(after, id)
  const line = (kind: StoryLine['kind'], key: string, values: WordValues = {}): Sentence => ({
    kind,
    text: say(words, `story.${key}`, values),
  })
  const hand = (key: string, values: WordValues): Sentence => (byHand ? line('hand', `hand.${key}`, values) : undefined)
  switch (event.type) {
    case 'seatAdded':
      return game.phase.kind === 'setup' ? undefined : line('day', 'joined', { who: event.seat.player })
    case 'seatRemoved':
      return game.phase.kind === 'setup' ? undefined : line('hand', 'left', { who: playerOf(game, event.seat) })
    case 'playerDied':
      return line('death', event.death.feigned ? 'feigned' : 'died', {
        who: who(event.death.seat),
        cause: say(words, `cause.${event.death.cause}`),
      })
    case 'playerReturned':
      return line('death', 'returned', { who: who(event.seat) })
    case 'alignmentSet':
      return line('night', `turned.${event.alignment}`, { who: who(event.seat) })
    case 'chose': {
      const { targets, character } = event.choice
      const seats = listOf(words, targets.map(who))
      const named = character ? nameOf(rules, character) : ''
      const whom = seats && named ? say(words, 'story.guessed', { whom: seats, character: named }) : seats || named
      const values = { who: who(event.seat), ability: nameOf(rules, event.ability), whom }
      return line('night', whom ? (isImpaired(game, event.seat) ? 'choseImpaired' : 'chose') : 'choseNobody', values)
    }
    case 'told':
      return event.told.what === 'number'
        ? line('night', event.told.mayBeFalse ? 'toldNumberFalse' : 'toldNumber', {
            who: who(event.told.seat),
            number: event.told.number ?? 0,
            truth: event.told.truth ?? 0,
          })
        : undefined
    case 'markPlaced':
      return markSentence(rules, after, event.mark, byHand)
    case 'nominated':
      return line(
        'day',
        event.nomination.kind === 'exile' ? 'exileCalled' : event.nomination.by === 'storyteller' ? 'nominatedByYou' : 'nominated',
        { by: event.nomination.by === 'storyteller' ? '' : who(event.nomination.by), who: who(event.nomination.nominee) },
      )
    case 'votesSet':
      return event.needed === undefined
        ? undefined
        : line('day', 'voted', { who: who(after.day.nominations[event.index]?.nominee), count: event.votes.length, needed: event.needed })
    case 'nominationJudged':
      return line('day', `judged.${event.verdict}`, { who: who(game.day.nominations[event.index]?.nominee) })
    case 'executed':
      return line('day', `executed.${event.execution.outcome}`, { who: who(event.execution.seat) })
    case 'exiled':
      return line('day', event.died ? 'exiled.died' : 'exiled.alive', { who: who(event.seat) })
    case 'dayClosed':
      return after.day.executions.length ? undefined : line('day', 'noExecution')
    case 'statementMade':
      return line('day', 'stated', { who: who(event.seat), text: event.text })
    case 'seatsReordered':
      return game.phase.kind === 'setup' ? undefined : line('day', 'moved')
    case 'abilitiesSet': {
      const gained = event.abilities.find(
        (held) => held.gained && !seatOf(game, event.seat)?.abilities.some((old) => old.character === held.character),
      )
      return gained ? line('night', 'gained', { who: who(event.seat), ability: nameOf(rules, gained.character) }) : undefined
    }
    case 'extraDaySet':
      return event.day === undefined ? undefined : line('day', 'extraDay')
    case 'lifeSet':
      return hand(event.alive ? (event.looksAlive ? 'alive' : 'looksDead') : 'dead', { who: who(event.seat) })
    case 'characterSet':
      return game.phase.kind === 'setup'
        ? undefined
        : line('hand', 'hand.character', { who: who(event.seat), character: nameOf(rules, event.character) })
    case 'ended':
      return line('end', `ended.${event.outcome.winner}`, { because: event.outcome.because })
    case 'reopened':
      return line('hand', 'reopened')
    default:
      return undefined
  }
}

const markSentence = (rules: Rules, game: Game, mark: Extract<GameEvent, { type: 'markPlaced' }>['mark'], byHand: boolean): Sentence => {
  if (mark.kind === 'memo' && !byHand) return undefined
  const values = {
    who: mark.on === 'everyoneElse' ? say(rules.words, 'story.everyoneElse') : playerOf(game, mark.on),
    token: mark.token,
    ability: nameOf(rules, mark.source.ability),
  }
  return { kind: byHand ? 'hand' : 'night', text: say(rules.words, byHand ? 'story.hand.mark' : `story.mark.${mark.kind}`, values) }
}
