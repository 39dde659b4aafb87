import type { Words } from '@/core/model/words'

/** What the storyteller is asked, what can be answered, and advice. */
export const questionWords: Words = {
  'ask.drunk': 'Who is drunk?',
  'ask.kill': 'Who dies?',
  'ask.saves': 'Does {by}, the {ability}, spare {who}?',
  'ask.pretended_choice': '{me}, the {ability}, chose {who}, the {chosen}. Does a harmless choice count?',
  'ask.impaired_when_first_chosen': '{who} had no ability when first chosen tonight. Does this chooser count as the first?',
  'ask.ghost_vote_after_return': '{who} had used their ghost vote and dies again. Do they get a new one?',
  'ask.impairment_cycle_storyteller_decides':
    '{ring} keep each other drunk or poisoned in a ring. Does {by}’s mark ({ability}) on {who} hold?',
  'ask.no_longer_fits': '{what} no longer fits. {because}',
  'ask.dawn_says': '{who} died and came back in one night. What does the town hear?',

  'option.yes': 'Yes',
  'option.no': 'No',
  'option.dies': '{who} dies',
  'option.lives': '{who} lives',
  'option.saved': '{who} is spared',
  'option.feigns': '{who} lives on and looks dead',
  'option.newVote': 'A new vote',
  'option.noVote': 'No new vote',
  'option.curseEnds': 'The curse ends',
  'option.curseRuns': 'The curse stands',
  'option.counts': 'It counts',
  'option.countsNot': 'It does not count',
  'option.notFirst': 'Not the first',
  'option.isFirst': 'The first',
  'option.ringHolds': 'It holds',
  'option.ringLapses': 'It lapses',
  'option.extraDayRuns': 'It is played',
  'option.extraDayLapses': 'It lapses, good wins',
  'option.saysNothing': 'Nothing',
  'option.saysBoth': 'Both: died, and alive again',
  'option.leaveOut': 'Leave it out',
  'option.keepAnyway': 'Keep it anyway',
  'option.—': 'Nobody',
}
