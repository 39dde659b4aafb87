import type { Entry } from '../journal/entry'
import type { GameEvent } from '../journal/event'
import { evolve } from '../journal/evolve'
import { speltFact } from '../journal/spelling'
import type { Spelling } from '../journal/spelling'
import type { Game, Phase } from '../model/game'
import type { SeatId } from '../model/ids'
import type { Said } from '../model/said'
import type { Rules } from '../model/script'
import { say } from '../model/words'
import { spoken } from '../rules/said'
import { eventSentence } from './eventStory'
import { impairedIn, tokenOf } from './lineToken'
import { livedSentence } from './livedStory'
import type { Sentence, StoryLine } from './storyTypes'
import { wording } from './wording'

export const chapterOf = (rules: Rules, phase: Phase): string =>
  say(rules.words, `chapter.${phase.kind}`, phase.kind === 'setup' ? {} : { number: phase.number })

/** The phase that this fact begins. */
export const begins = (event: GameEvent): Phase | undefined =>
  event.type === 'phaseBegan' || event.type === 'phaseSet' ? event.phase : undefined

/** The lines of one entry: those of the chapter it was made in, then those of each chapter it begins. */
export const writeEntry = (rules: Rules, before: Game, entry: Entry, spelling: Spelling | undefined): readonly (readonly StoryLine[])[] => {
  const lines: StoryLine[] = []
  const parts = [lines]
  let game = before
  const places = commandPlaces(entry)
  let of: Pick<StoryLine, 'entry' | 'index'> = { entry: entry.id }
  const byHand = /^(correct|place|remove|move|kill|revive)/.test(entry.command.type)
  const add = (found: Sentence, was: Game, at?: number) => {
    if (!found) return
    const here = parts.at(-1) ?? lines
    const token = found.kind === 'chapter' ? undefined : tokenOf(rules, game, was, found.seats[0])
    const impaired = impairedIn(rules, game, was, found.seats.slice(1))
    here.splice(at ?? here.length, 0, {
      ...of,
      chapter: chapterOf(rules, game.phase),
      ...found,
      ...(token ? { token } : {}),
      ...(impaired.length ? { impaired } : {}),
    })
  }
  // Told with the execution or the exile they died of.
  const told = new Set(
    entry.events.flatMap((event) => (event.type === 'executed' ? [event.execution.seat] : event.type === 'exiled' ? [event.seat] : [])),
  )
  // What follows from such a death is told after it.
  let place: number | undefined
  entry.events.forEach((fact, n) => {
    if (places) of = { entry: entry.id, index: places[n] ?? 0 }
    const event = speltFact(fact, spelling)
    const was = game
    game = evolve(game, event)
    if (begins(event)) {
      parts.push([])
      const text = chapterOf(rules, game.phase)
      add({ kind: 'chapter', tells: 'chapter', text, seats: [] }, was)
    } else if (
      event.type === 'playerDied' &&
      (event.death.cause === 'execution' || event.death.cause === 'exile') &&
      told.has(event.death.seat)
    )
      place = parts.at(-1)?.length
    else {
      const at = event.type === 'executed' || event.type === 'exiled' ? place : undefined
      add(eventSentence(event, wording(rules, was, game, byHand)), was, at)
    }
  })
  if (entry.command.type === 'showCard' && !entry.command.seat) {
    const { line } = wording(rules, before, game, false)
    add(line('night', 'cardHeldUp', { text: entry.command.text }), before)
  }
  for (const said of entry.notes ?? []) {
    const line =
      livedSentence(wording(rules, before, game, false), said) ?? noted(rules, game, said, game.phase.kind === 'day' ? 'day' : 'night')
    add(line, game, afterTale(parts.at(-1) ?? lines, line?.lived?.seat))
  }
  for (const said of entry.changed ?? []) add(noted(rules, game, said, 'changed'), game)
  if (entry.forced?.length) add({ kind: 'hand', tells: 'forced', text: say(rules.words, 'story.forced'), seats: [] }, game)
  return parts
}

/** By fact of a correction, the command it came of. */
const commandPlaces = ({ commands, parts }: Entry): readonly number[] | undefined =>
  commands && parts?.flatMap((count, index) => Array.from({ length: count }, () => index))

/** Who lived is told after the choice that would have killed them; anything else comes last. */
const afterTale = (lines: readonly StoryLine[], seat: SeatId | undefined): number | undefined => {
  const head = lines.map(({ opens, seats }) => opens === true && seat !== undefined && seats.includes(seat)).lastIndexOf(true)
  const next = head < 0 ? -1 : lines.findIndex(({ opens }, at) => at > head && opens)
  return next < 0 ? undefined : next
}

const noted = (rules: Rules, game: Game, said: Said, kind: StoryLine['kind']): Sentence => {
  const text = spoken(rules, game, said)
  return { kind, tells: 'noted', text, seats: namedIn(game, text) }
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
