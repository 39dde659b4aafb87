import type { Part } from './table'

/** The reasons schema 1 wrote out, by the sentences of its one language. */
const endings: Readonly<Record<string, string>> = {
  'No Demon is alive.': 'ending.noDemon',
  'Only two residents are alive.': 'ending.twoLeft',
  'On the Mastermind’s day a good player was executed.': 'ending.goodExecuted',
  'On the Mastermind’s day an evil player was executed.': 'ending.evilExecuted',
  'On the Mastermind’s day nobody was executed.': 'ending.nobodyExecuted',
  'The Mastermind’s day lapsed, and no Demon is alive.': 'ending.extraDayLapsed',
  'Ended by the storyteller.': 'ending.byHand',
}

/** A sentence of which nothing but its words is known. */
const asWritten = (text: unknown): Part => ({ code: 'said', values: { text } })

export const oldOutcome = (outcome: Part): Part => {
  const code = endings[String(outcome['because'])]
  const values = String(outcome['because']).includes('Mastermind') ? { values: { ability: { character: 'mastermind' } } } : {}
  return { ...outcome, because: code ? { code, ...values } : asWritten(outcome['because']) }
}

export const oldSentences = (name: string, lines: unknown): Part => (Array.isArray(lines) ? { [name]: lines.map(asWritten) } : {})
