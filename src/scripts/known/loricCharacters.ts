import { knownOf, type KnownCharacter } from './knownCharacter'

const { loric } = knownOf('loric')

/** Loric: rules for a whole game, in the middle of the table. */
export const loricCharacters: readonly KnownCharacter[] = [
  loric('bootlegger', 'Bootlegger', 'roles app wiki', 'Homebrew belongs to this script: characters, rules or both.', {
    tokens: ['?', '?'],
    prepares: [{ write: 'rule' }],
  }),
  loric(
    'bigwig',
    'Big Wig',
    'roles app wiki',
    'Whoever is nominated picks a player: until the vote nobody else talks, and that player is mad that the nominee is good, or might die.',
  ),
  loric('gardener', 'Gardener', 'roles app wiki', 'The storyteller decides who is which character.', { dealing: 'chosen' }),
  loric(
    'godofug',
    'God of Ug',
    'roles wiki',
    'One player wears the Ug hat: their vote counts twice, and they say only words of one syllable. Whoever fails hands on the hat.',
    { tokens: ['Hat'], prepares: [{ lay: 'Hat' }] },
  ),
  loric('hindu', 'Hindu', 'roles app wiki', 'Each of the first four to die comes back at once as a Traveller, on the side they were on.'),
  loric(
    'knaves',
    'Knaves',
    'roles wiki',
    'There are two storytellers, a liar and a truthful one. Once in the game, at dusk, they may change parts.',
  ),
  loric(
    'pope',
    'Pope',
    'roles app wiki',
    'Some good characters are in play more than once, and these may be shown as bluffs all the same.',
    { bag: [{ free: 'duplicates' }] },
  ),
  loric(
    'stormcatcher',
    'Storm Catcher',
    'roles app wiki',
    'A good character is named. If it is in play, nothing but execution kills it, though every evil player is shown who it is.',
    { tokens: ['Stormcaught'], prepares: [{ show: 'good' }] },
  ),
  loric('tor', 'Tor', 'roles app wiki', 'Nobody is told what they are and on which side before they die; then they are told both.', {
    dealing: 'hidden',
  }),
  loric(
    'ventriloquist',
    'Ventriloquist',
    'roles app wiki',
    'A nominated player who is mad about being a character they had not claimed before might survive an execution today.',
    { tokens: ['Mad'] },
  ),
  loric(
    'zenomancer',
    'Zenomancer',
    'roles app wiki',
    'One or more players are set a goal. Whoever reaches theirs is told something true.',
    { tokens: ['Goal', 'Goal', 'Goal'], prepares: [{ write: 'goal' }, { lay: 'Goal' }] },
  ),
]
