import { bmrCharacters } from '@/characters/bmr'
import { knownOf, type KnownCharacter } from './knownCharacter'

const { townsfolk, outsider, minion, demon, traveller } = knownOf('bmr')
const ours = Object.fromEntries(bmrCharacters.map(({ id, ability }) => [id, ability])) as Record<
  (typeof bmrCharacters)[number]['id'],
  string
>

/** Bad Moon Rising, with its Travellers. The words are those of the characters that Moonrise plays by their rules. */
export const badMoonRising: readonly KnownCharacter[] = [
  townsfolk('grandmother', 'Grandmother', 'roles app', ours.grandmother, {
    tokens: ['Grandchild', 'Dead'],
    prepares: [{ lay: 'Grandchild' }],
  }),
  townsfolk('sailor', 'Sailor', 'roles app', ours.sailor, { tokens: ['Drunk'] }),
  townsfolk('chambermaid', 'Chambermaid', 'roles app', ours.chambermaid),
  townsfolk('innkeeper', 'Innkeeper', 'roles app', ours.innkeeper, { tokens: ['Safe', 'Safe', 'Drunk'] }),
  townsfolk('gambler', 'Gambler', 'roles app', ours.gambler, { tokens: ['Dead'] }),
  townsfolk('exorcist', 'Exorcist', 'roles app', ours.exorcist, { tokens: ['Chosen'] }),
  townsfolk('gossip', 'Gossip', 'roles app', ours.gossip, { tokens: ['Dead'] }),
  townsfolk('courtier', 'Courtier', 'roles app', ours.courtier, { tokens: ['Drunk 3', 'Drunk 2', 'Drunk 1', 'No Ability'] }),
  townsfolk('professor', 'Professor', 'roles app', ours.professor, { tokens: ['Alive', 'No Ability'] }),
  townsfolk('minstrel', 'Minstrel', 'roles app', ours.minstrel, { tokens: ['Everyone Is Drunk'] }),
  townsfolk('tealady', 'Tea Lady', 'roles app', ours.tealady, { tokens: ['Cannot Die', 'Cannot Die'] }),
  townsfolk('fool', 'Fool', 'roles app', ours.fool, { tokens: ['No Ability'] }),
  townsfolk('pacifist', 'Pacifist', 'roles app', ours.pacifist),
  outsider('goon', 'Goon', 'roles app', ours.goon, { tokens: ['Drunk'] }),
  outsider('lunatic', 'Lunatic', 'roles app', ours.lunatic, {
    tokens: ['Chosen', 'Chosen', 'Chosen'],
    dealtAs: 'demon',
    neverBluff: true,
    prepares: [{ show: 'demon' }],
  }),
  outsider('tinker', 'Tinker', 'roles app', ours.tinker, { tokens: ['Dead'] }),
  outsider('moonchild', 'Moonchild', 'roles app', ours.moonchild, { tokens: ['Dead'] }),
  minion('godfather', 'Godfather', 'roles app', ours.godfather, { tokens: ['Died Today', 'Dead'], bag: [{ outsiders: [-1, 1] }] }),
  minion('devilsadvocate', "Devil's Advocate", 'roles app', ours.devilsadvocate, { tokens: ['Survives Execution'] }),
  minion('assassin', 'Assassin', 'roles app', ours.assassin, { tokens: ['Dead', 'No Ability'] }),
  minion('mastermind', 'Mastermind', 'roles app', ours.mastermind),
  demon('pukka', 'Pukka', 'roles app', ours.pukka, { tokens: ['Poisoned', 'Poisoned', 'Dead'] }),
  demon('shabaloth', 'Shabaloth', 'roles app', ours.shabaloth, { tokens: ['Dead', 'Dead', 'Alive'] }),
  demon('po', 'Po', 'roles app', ours.po, { tokens: ['Dead', 'Dead', 'Dead', '3 Attacks'] }),
  demon('zombuul', 'Zombuul', 'roles app', ours.zombuul, { tokens: ['Died Today', 'Dead'] }),
  traveller('matron', 'Matron', 'roles app', ours.matron),
  traveller('judge', 'Judge', 'roles app', ours.judge, { tokens: ['No Ability'] }),
  traveller('apprentice', 'Apprentice', 'roles app', ours.apprentice, {
    tokens: ['Is The Apprentice'],
    prepares: [{ show: 'townsfolkOrMinion' }],
  }),
  traveller('bishop', 'Bishop', 'roles app', ours.bishop, { tokens: ['Nominate Good', 'Nominate Evil'] }),
  traveller('voudon', 'Voudon', 'roles app', ours.voudon),
]
