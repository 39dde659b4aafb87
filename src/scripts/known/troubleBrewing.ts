import { tbCharacters } from '@/characters/tb'
import { knownOf, type KnownCharacter } from './knownCharacter'

const { townsfolk, outsider, minion, demon, traveller } = knownOf('tb')
const ours = Object.fromEntries(tbCharacters.map(({ id, ability }) => [id, ability])) as Record<(typeof tbCharacters)[number]['id'], string>

/** Trouble Brewing, with its Travellers. The words are those of the characters that Moonrise plays by their rules. */
export const troubleBrewing: readonly KnownCharacter[] = [
  townsfolk('chef', 'Chef', 'roles app', ours.chef),
  townsfolk('investigator', 'Investigator', 'roles app', ours.investigator, {
    tokens: ['Minion', 'Wrong'],
    prepares: [{ show: 'minion' }, { lay: 'Minion' }, { lay: 'Wrong' }],
  }),
  townsfolk('washerwoman', 'Washerwoman', 'roles app', ours.washerwoman, {
    tokens: ['Townsfolk', 'Wrong'],
    prepares: [{ show: 'townsfolk' }, { lay: 'Townsfolk' }, { lay: 'Wrong' }],
  }),
  townsfolk('librarian', 'Librarian', 'roles app', ours.librarian, {
    tokens: ['Outsider', 'Wrong'],
    prepares: [{ show: 'outsider' }, { lay: 'Outsider' }, { lay: 'Wrong' }],
  }),
  townsfolk('empath', 'Empath', 'roles app', ours.empath),
  townsfolk('fortuneteller', 'Fortune Teller', 'roles app', ours.fortuneteller, {
    tokens: ['Red Herring'],
    prepares: [{ lay: 'Red Herring' }],
  }),
  townsfolk('undertaker', 'Undertaker', 'roles app', ours.undertaker, { tokens: ['Died Today'] }),
  townsfolk('monk', 'Monk', 'roles app', ours.monk, {
    tokens: ['Safe'],
  }),
  townsfolk('slayer', 'Slayer', 'roles app', ours.slayer, {
    tokens: ['No Ability'],
  }),
  townsfolk('soldier', 'Soldier', 'roles app', ours.soldier),
  townsfolk('ravenkeeper', 'Ravenkeeper', 'roles app', ours.ravenkeeper),
  townsfolk('mayor', 'Mayor', 'roles app', ours.mayor),
  townsfolk('virgin', 'Virgin', 'roles app', ours.virgin, { tokens: ['No Ability'] }),
  outsider('butler', 'Butler', 'roles app', ours.butler, { tokens: ['Master'] }),
  outsider('drunk', 'Drunk', 'roles app', ours.drunk, {
    anywhere: ['Is The Drunk'],
    dealtAs: 'townsfolk',
    neverBluff: true,
    prepares: [{ show: 'townsfolk' }],
  }),
  outsider('recluse', 'Recluse', 'roles app', ours.recluse),
  outsider('saint', 'Saint', 'roles app', ours.saint),
  minion('poisoner', 'Poisoner', 'roles app', ours.poisoner, { tokens: ['Poisoned'] }),
  minion('spy', 'Spy', 'roles app', ours.spy),
  minion('scarletwoman', 'Scarlet Woman', 'roles app', ours.scarletwoman, { tokens: ['Is The Demon'] }),
  minion('baron', 'Baron', 'roles app', ours.baron, { bag: [{ outsiders: [2] }] }),
  demon('imp', 'Imp', 'roles app', ours.imp, { tokens: ['Dead'] }),
  traveller('thief', 'Thief', 'roles app', ours.thief, { tokens: ['Negative Vote'] }),
  traveller('bureaucrat', 'Bureaucrat', 'roles app', ours.bureaucrat, {
    tokens: ['3 Votes'],
  }),
  traveller('gunslinger', 'Gunslinger', 'roles app', ours.gunslinger),
  traveller('beggar', 'Beggar', 'roles app', ours.beggar),
  traveller('scapegoat', 'Scapegoat', 'roles app', ours.scapegoat),
]
