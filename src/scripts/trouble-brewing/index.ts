import type { Script } from '@/core/model/script'
import { tbCharacters } from '@/characters/tb'
import { rowsOf, rulesOf, USUAL_COUNTS } from '../script'

const rows = rowsOf(tbCharacters)

/** One order only: there is no other sheet for this edition. */
const order = {
  first: rows(
    'dusk travellers bureaucrat thief minion-info demon-info poisoner washerwoman librarian investigator chef empath fortuneteller butler spy dawn',
  ),
  other: rows(
    'dusk travellers bureaucrat thief poisoner monk scarletwoman imp ravenkeeper empath fortuneteller undertaker butler spy dawn',
  ),
}

export const troubleBrewing: Script = {
  id: 'trouble-brewing',
  name: 'Trouble Brewing',
  characters: tbCharacters.filter(({ team }) => team !== 'traveller').map(({ id }) => id),
  travellers: tbCharacters.filter(({ team }) => team === 'traveller').map(({ id }) => id),
  order: { sheet: order, published: order },
  counts: USUAL_COUNTS,
  maxTravellers: 5,
  evilInfoFrom: 7,
}

export const rulesFor = rulesOf(troubleBrewing, tbCharacters)
