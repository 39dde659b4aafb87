import { bmrCharacters } from '@/characters/bmr'
import type { Character } from '@/core/model/character'
import type { Rules } from '@/core/model/script'
import type { Team } from '@/core/model/seat'
import { setupWords } from '@/text/en/core/setup'

const teams: Record<Team, readonly string[]> = {
  townsfolk: [
    'grandmother',
    'sailor',
    'chambermaid',
    'exorcist',
    'innkeeper',
    'gambler',
    'gossip',
    'courtier',
    'professor',
    'minstrel',
    'tealady',
    'pacifist',
    'fool',
  ],
  outsider: ['tinker', 'moonchild', 'goon', 'lunatic'],
  minion: ['godfather', 'devilsadvocate', 'assassin', 'mastermind'],
  demon: ['zombuul', 'pukka', 'shabaloth', 'po'],
  traveller: ['apprentice', 'matron', 'judge', 'bishop', 'voudon'],
}

const preparesOf = (written: Pick<Character, 'prepares'> | undefined) => (written?.prepares ? { prepares: written.prepares } : {})

const stub = (id: string, team: Team): Character => ({
  id,
  team,
  names: { sheet: id, published: id },
  ability: '',
  tokens: [],
  laid: {},
  ...(id === 'godfather' ? { setup: [{ outsiders: [-1, 1] }] } : {}),
  ...(id === 'lunatic' ? { pretends: true, dealtAs: 'demon' as const } : {}),
  ...preparesOf(bmrCharacters.find((one) => one.id === id)),
})

const all = (Object.entries(teams) as [Team, readonly string[]][]).flatMap(([team, ids]) => ids.map((id) => stub(id, team)))
const row = (townsfolk: number, outsider: number, minion: number) => ({ townsfolk, outsider, minion, demon: 1 })

/** The names and numbers of the sheet, with no behaviour: what setup needs. */
export const stubRules: Rules = {
  names: 'sheet',
  words: setupWords,
  characters: Object.fromEntries(all.map((character) => [character.id, character])),
  script: {
    id: 'stub',
    name: 'Stub',
    maxTravellers: 5,
    evilInfoFrom: 7,
    characters: all.filter(({ team }) => team !== 'traveller').map(({ id }) => id),
    travellers: teams.traveller,
    order: { sheet: { first: [], other: [] }, published: { first: [], other: [] } },
    counts: {
      5: row(3, 0, 1),
      6: row(3, 1, 1),
      7: row(5, 0, 1),
      8: row(5, 1, 1),
      9: row(5, 2, 1),
      10: row(7, 0, 2),
      11: row(7, 1, 2),
      12: row(7, 2, 2),
      13: row(9, 0, 3),
      14: row(9, 1, 3),
      15: row(9, 2, 3),
    },
  },
}
