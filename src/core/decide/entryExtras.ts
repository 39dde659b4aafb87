import type { EntryExtras } from '../journal/journal'
import type { Decision } from './decision'

/** What an entry keeps of a decision besides its facts. */
export const entryExtras = (decision: Extract<Decision, { kind: 'done' }>): EntryExtras => {
  const { forced, questions, consequences, base, replaces, commands, parts, changedSaid: changed, shown: cards } = decision
  const notes = consequences.flatMap(({ kind, said }) => (kind === 'survives' && said ? [said] : []))
  return {
    ...(forced.length ? { forced: forced.map(({ code }) => code) } : {}),
    ...(questions.length ? { asked: questions.map(({ code }) => code) } : {}),
    ...(notes.length ? { notes } : {}),
    ...(base === undefined ? {} : { base }),
    ...(replaces ? { replaces } : {}),
    ...(commands ? { commands } : {}),
    ...(parts ? { parts } : {}),
    ...(changed?.length ? { changed } : {}),
    ...(cards?.length ? { cards } : {}),
  }
}
