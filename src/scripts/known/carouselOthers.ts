import { knownOf, type KnownCharacter } from './knownCharacter'

const { traveller, fabled } = knownOf('carousel')

/** Travellers and Fabled that belong to no edition. */
export const carouselOthers: readonly KnownCharacter[] = [
  traveller('cacklejack', 'Cacklejack', 'roles app', 'Each day, choose a player: tonight somebody else is given another character.', {
    tokens: ['Not Me'],
  }),
  traveller(
    'gangster',
    'Gangster',
    'roles app',
    'Once a day you may kill one of your two living neighbours, provided the other one consents.',
  ),
  traveller(
    'gnome',
    'Gnome',
    'roles app',
    'Everybody is told of one player who is on your side. Whoever nominates that player may be killed by you.',
    { tokens: ['Amigo'], prepares: [{ lay: 'Amigo' }] },
  ),
  fabled(
    'deusexfiasco',
    'Deus ex Fiasco',
    'roles app wiki',
    'The storyteller goes wrong at least once in the game, puts it right, and owns up to it before everybody.',
    { tokens: ['Whoopsie'] },
  ),
  fabled('ferryman', 'Ferryman', 'roles app', 'When the last day comes, the dead are all given their vote back.'),
]
