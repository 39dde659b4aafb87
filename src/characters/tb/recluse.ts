import { character } from '../contract'
import { mightPassFor } from '../learning'

/** May pass for evil, and for a Minion or a Demon, dead or alive. */
export const recluse = character('recluse', {
  names: { sheet: 'Recluse', published: 'Recluse' },
  team: 'outsider',
  tokens: [],
  ability: 'To other abilities you might pass for evil, and for a Minion or a Demon, and so you might when dead.',
  words: { 'advice.recluse': 'Let the {ability} pass for evil often, but not each time: it should stay a riddle.' },
  registers: mightPassFor('evil', ['minion', 'demon']),
})
