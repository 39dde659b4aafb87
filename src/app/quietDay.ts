import type { DayView } from '@/core/views/dayTypes'
import type { TownView } from '@/core/views/townTypes'

/** By night nobody looks at the day; this stands in until what makes its view has arrived. */
export const quietDay: DayView = {
  day: 0,
  alive: 0,
  votesNeeded: 0,
  exileNeeded: 0,
  freeVotes: false,
  nominations: [],
  open: undefined,
  aboutToDie: undefined,
  highest: 0,
  tied: false,
  executed: [],
  exiled: [],
  died: [],
  closed: false,
  onlyStorytellerNominates: false,
  mayNominate: {},
  mayBeNominated: {},
  mayVote: {},
  voteOrder: [],
  abilities: [],
  statements: [],
  choices: [],
  forgotten: [],
  dawn: { died: [], aliveAgain: [], privately: [] },
}

export const quietTown: TownView = {
  phase: { kind: 'setup' },
  seats: [],
  alive: 0,
  votesNeeded: 0,
  nominations: [],
  aboutToDie: undefined,
  executed: [],
  exiled: [],
  dawn: quietDay.dawn,
  winner: undefined,
}
