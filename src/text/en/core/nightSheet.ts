import type { Words } from '@/core/model/words'

/** Rows and steps of the night. */
export const nightSheetWords: Words = {
  'row.dusk': 'Dusk',
  'row.dawn': 'Dawn',
  'row.travellers': 'Evil Traveller',
  'row.minion-info': 'Minion info',
  'row.demon-info': 'Demon info',
  'row.added': 'Added by you',

  'step.dusk.does': 'Eyes closed.',
  'step.dusk.you': 'Wait about ten seconds before the first wake: silence hides who moves.',
  'step.dawn.does': 'Wait about ten seconds.',
  'step.dawn.you': 'Then eyes open, and say who died and who lives again.',
  'step.minion-info.does': 'The Minions open their eyes and see each other.',
  'step.minion-info.you': 'Point at the Demon.',
  'step.demon-info.does': 'The Demon learns the Minions and three characters that are not in play.',
  'step.demon-info.you': 'Point at each Minion, then show the three tokens.',
  'step.travellers.does': '{me}, an evil Traveller, is shown the Demon.',
  'step.travellers.you': 'Point at the Demon.',
  'step.asleep.does': 'Do not wake {me}.',
  'step.asleep.you': 'What began on an earlier night still happens.',
  'step.added.does': '{me} wakes.',
  'step.added.you': '',

  'result.done': 'done',
  'result.chose': 'chose {whom}',
  'result.gained': 'gained {whom}',
  'result.passed': 'declined',
}
