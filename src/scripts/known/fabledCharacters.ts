import { knownOf, type KnownCharacter } from './knownCharacter'

const { fabled } = knownOf('fabled')

/** Fabled: on nobody’s side, they lie in the middle of the table. */
export const fabledCharacters: readonly KnownCharacter[] = [
  fabled('angel', 'Angel', 'roles app wiki', 'Whoever is most to blame for a new player’s death might meet with something bad.', {
    tokens: ['Protected', 'Protected', 'Something Bad'],
    prepares: [{ lay: 'Protected' }],
  }),
  fabled('buddhist', 'Buddhist', 'roles app wiki', 'The experienced players keep silent for two minutes at the start of every day.'),
  fabled(
    'djinn',
    'Djinn',
    'roles app wiki',
    'A special rule holds for characters of this script that do not go together. Everybody is told what it says.',
    { prepares: [{ write: 'rule' }] },
  ),
  fabled(
    'doomsayer',
    'Doomsayer',
    'roles app wiki',
    'While at least four players live, each of them may once per game call for a death in public: somebody on their own side dies.',
  ),
  fabled(
    'duchess',
    'Duchess',
    'roles app wiki',
    'Each day, three players may come to you. Each night except the first, each is told how many of the three are evil, one of them wrongly.',
    { tokens: ['Visitor', 'Visitor', 'False Info'] },
  ),
  fabled('fibbin', 'Fibbin', 'roles app', 'Once per game, a good player might be told something untrue.', { tokens: ['No Ability'] }),
  fabled(
    'fiddler',
    'Fiddler',
    'roles app',
    'Once per game, the Demon secretly picks somebody of the other side, and everybody decides which of those two wins.',
  ),
  fabled(
    'hellslibrarian',
    "Hell's Librarian",
    'roles app',
    'Whoever speaks after the storyteller has called for silence might meet with something bad.',
    { tokens: ['Something Bad'] },
  ),
  fabled(
    'revolutionary',
    'Revolutionary',
    'roles app',
    'Everybody is told that two neighbours are on one side. Once per game, one of the two passes for something else.',
    { tokens: ['Register Falsely?', 'Aligned', 'Aligned'], prepares: [{ lay: 'Aligned' }, { lay: 'Aligned' }] },
  ),
  fabled('sentinel', 'Sentinel', 'roles app', 'One Outsider more than usual might be in play, or one fewer.', {
    bag: [{ outsiders: [0, 1, -1] }],
  }),
  fabled('spiritofivory', 'Spirit of Ivory', 'roles app', 'At most one player more than usual can be evil.', { tokens: ['No More Evil'] }),
  fabled(
    'toymaker',
    'Toymaker',
    'roles app',
    'The Demon may forgo its attack, and has to at least once in the game. Evil is told at the start what it is always told.',
    { tokens: ['Final Night: No Attack'] },
  ),
]
