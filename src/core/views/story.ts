import type { Entry } from '../journal/entry'
import { evolve } from '../journal/evolve'
import type { Journal } from '../journal/journal'
import { lineage } from '../journal/lineage'
import { spellingOf, spelt, speltFact } from '../journal/spelling'
import type { Spelling } from '../journal/spelling'
import type { Game, Phase } from '../model/game'
import type { EntryId, SeatId } from '../model/ids'
import type { Said } from '../model/said'
import type { Rules } from '../model/script'
import { say } from '../model/words'
import { spoken } from '../rules/said'
import { eventSentence } from './eventStory'
import type { StoryLine } from './storyTypes'

/** The lines so far and where they end: the next entry only adds its own. */
export interface StoryBook {
  readonly entry: EntryId
  readonly lines: StoryLine[]
}

/** The game as readable lines. With the last book, only the new entry is written; the list itself is shared. */
export const storyView = (rules: Rules, journal: Journal, old?: StoryBook): StoryBook => {
  const entry = journal.entries.get(journal.cursor)
  if (old && old.entry === journal.cursor) return old
  const spelling = spellingOf(journal)
  if (old && entry && (entry.base ?? entry.parent) === old.entry && !spelling) {
    old.lines.push(...linesOf(rules, journal, entry, spelling))
    return { entry: entry.id, lines: old.lines }
  }
  const lines = lineage(journal, journal.cursor).flatMap((entry) => linesOf(rules, journal, entry, spelling))
  return { entry: journal.cursor, lines }
}

const memo = new WeakMap<Entry, { readonly names: Rules['names']; readonly lines: readonly StoryLine[] }>()

const linesOf = (rules: Rules, journal: Journal, entry: Entry, spelling: Spelling | undefined): readonly StoryLine[] => {
  const known = memo.get(entry)
  if (known?.names === rules.names && !spelling) return known.lines
  const before = journal.states.get(entry.base ?? entry.parent)
  const lines = before ? write(rules, spelt(before, spelling), entry, spelling) : []
  if (!spelling) memo.set(entry, { names: rules.names, lines })
  return lines
}

export const chapterOf = (rules: Rules, phase: Phase): string =>
  say(rules.words, `chapter.${phase.kind}`, phase.kind === 'setup' ? {} : { number: phase.number })

const write = (rules: Rules, before: Game, entry: Entry, spelling: Spelling | undefined): readonly StoryLine[] => {
  const lines: StoryLine[] = []
  let game = before
  const byHand = /^(correct|place|remove|move|kill|revive)/.test(entry.command.type)
  // Told with the execution or the exile they died of.
  const told = new Set(
    entry.events.flatMap((event) => (event.type === 'executed' ? [event.execution.seat] : event.type === 'exiled' ? [event.seat] : [])),
  )
  // What follows from such a death is told after it.
  let place: number | undefined
  for (const fact of entry.events) {
    const event = speltFact(fact, spelling)
    const after = evolve(game, event)
    const chapter = chapterOf(rules, after.phase)
    const once =
      event.type === 'playerDied' && (event.death.cause === 'execution' || event.death.cause === 'exile') && told.has(event.death.seat)
    if (event.type === 'phaseBegan' || event.type === 'phaseSet')
      lines.push({ entry: entry.id, chapter, text: chapter, kind: 'chapter', seats: [] })
    else if (once) place = lines.length
    else {
      const found = eventSentence(rules, game, after, event, byHand)
      const at = event.type === 'executed' || event.type === 'exiled' ? place : undefined
      if (found) lines.splice(at ?? lines.length, 0, { entry: entry.id, chapter, ...found })
    }
    game = after
  }
  const chapter = chapterOf(rules, game.phase)
  const noted = (kind: StoryLine['kind']) => (said: Said) => {
    const text = spoken(rules, game, said)
    lines.push({ entry: entry.id, chapter, text, kind, seats: namedIn(game, text) })
  }
  entry.notes?.forEach(noted(game.phase.kind === 'day' ? 'day' : 'night'))
  entry.changed?.forEach(noted('changed'))
  if (entry.forced?.length) lines.push({ entry: entry.id, chapter, text: say(rules.words, 'story.forced'), kind: 'hand', seats: [] })
  return lines
}

/** What was noted is no fact: it speaks of those whose whole name is in it, the longer name first. */
const namedIn = ({ seats }: Game, text: string): readonly SeatId[] => {
  const named = new Set<string>()
  let rest = text
  for (const { player } of [...seats].sort((a, b) => b.player.length - a.player.length)) {
    const parts = player
      ? rest.split(new RegExp(`(?<![\\p{L}\\p{N}])${player.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u'))
      : []
    if (parts.length < 2) continue
    named.add(player)
    rest = parts.join('\n')
  }
  return seats.filter(({ player }) => named.has(player)).map(({ id }) => id)
}
