import type { Script } from '@/core/model/script'
import { bmrCharacters } from '@/characters/bmr'
import { residents, rowsOf, rulesOf } from '../script'

const rows = rowsOf(bmrCharacters)

/** The sheet is the source of truth for names, counts and order; the published order is the option. */
export const badMoonRising: Script = {
  id: 'bad-moon-rising',
  name: 'Bad Moon Rising',
  characters: bmrCharacters.filter(({ team }) => team !== 'traveller').map(({ id }) => id),
  travellers: bmrCharacters.filter(({ team }) => team === 'traveller').map(({ id }) => id),
  order: {
    sheet: {
      first: rows(
        'dusk travellers minion-info lunatic.info demon-info sailor courtier godfather devilsadvocate lunatic.act lunatic.report pukka grandmother chambermaid goon dawn',
      ),
      other: rows(
        'dusk travellers minstrel sailor innkeeper courtier gambler devilsadvocate lunatic.act lunatic.report exorcist zombuul pukka shabaloth po assassin godfather professor gossip tinker moonchild grandmother chambermaid goon dawn',
      ),
    },
    published: {
      first: rows(
        'dusk travellers minion-info lunatic.info lunatic.act lunatic.report demon-info sailor courtier godfather devilsadvocate pukka grandmother chambermaid dawn',
      ),
      other: rows(
        'dusk travellers sailor courtier innkeeper gambler devilsadvocate lunatic.act lunatic.report exorcist zombuul pukka shabaloth po assassin godfather gossip professor tinker moonchild grandmother chambermaid dawn',
        ['pukka'],
      ),
    },
  },
  counts: {
    5: residents(3, 0, 1),
    6: residents(3, 1, 1),
    7: residents(5, 0, 1),
    8: residents(5, 1, 1),
    9: residents(5, 2, 1),
    10: residents(7, 0, 2),
    11: residents(7, 1, 2),
    12: residents(7, 2, 2),
    13: residents(9, 0, 3),
    14: residents(9, 1, 3),
    15: residents(9, 2, 3),
  },
  maxTravellers: 5,
  evilInfoFrom: 7,
}

export const rulesFor = rulesOf(badMoonRising, bmrCharacters)
