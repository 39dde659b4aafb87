import type { Script } from '@/core/model/script'
import { bmrCharacters } from '@/characters/bmr'
import { rowsOf, rulesOf, USUAL_COUNTS } from '../script'

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
  counts: USUAL_COUNTS,
  maxTravellers: 5,
  evilInfoFrom: 7,
}

export const rulesFor = rulesOf(badMoonRising, bmrCharacters)
