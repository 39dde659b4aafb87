import type { Words } from '../model/words'
import { listOf, say } from '../model/words'
import type { StoryLine, Tale } from './storyTypes'

/** Lines as events: a choice and what came of it are one. `joined`: so are a nomination and its vote, though they were two taps. */
export const talesOf = (lines: readonly StoryLine[], joined = false): readonly Tale[] => {
  const tales: { head: StoryLine; then: StoryLine[] }[] = []
  for (const line of lines) {
    const last = tales.at(-1)
    const open =
      joined && line.joins !== undefined
        ? tales.filter(({ head }) => head.topic === line.joins).at(-1)
        : last && belongsTo(line, last.head)
          ? last
          : undefined
    if (open) open.then.push(line)
    else tales.push({ head: line, then: [] })
  }
  return tales
}

const belongsTo = (line: StoryLine, head: StoryLine): boolean =>
  line.entry === head.entry &&
  (line.kind === 'changed'
    ? head.kind === 'changed'
    : line.index === head.index && head.opens === true && line.opens !== true && line.kind !== 'chapter' && line.kind !== 'end')

/** An event in one sentence. */
export const taleText = (words: Words, { head, then }: Tale): string => {
  const why = then.find(({ lived }) => lived && head.tells === 'executed.alive' && lived.seat === head.seats[0])
  const begun = why?.lived ? say(words, 'story.because', { head: clause(head), why: why.lived.why }) : clause(head)
  const rest = then.filter((line) => line !== why).map((line) => line.then ?? clause(line))
  return rest.length
    ? say(words, 'story.tale', { head: begun, then: listOf(words, rest) })
    : why
      ? say(words, 'story.whole', { head: begun })
      : head.text
}

/** Without its full stop. */
const clause = ({ text }: StoryLine): string => text.replace(/[.。]$/u, '')
