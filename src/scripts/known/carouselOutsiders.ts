import { knownOf, type KnownCharacter } from './knownCharacter'

const { outsider } = knownOf('carousel')

/** Outsiders that belong to no edition. */
export const carouselOutsiders: readonly KnownCharacter[] = [
  outsider('hermit', 'Hermit', 'roles app wiki', 'You have the ability of every Outsider of this script. [Perhaps one Outsider fewer]', {
    tokens: ['1', '2', '3'],
    bag: [{ outsiders: [0, -1] }],
  }),
  outsider(
    'ogre',
    'Ogre',
    'roles app',
    'On your first night, choose another player: you join their side without learning which one it is, even while drunk or poisoned.',
    { tokens: ['Friend'] },
  ),
  outsider(
    'golem',
    'Golem',
    'roles app wiki',
    'You have one nomination in the whole game. If the player you nominate is not the Demon, that player dies.',
    { tokens: ['May Not Nominate'] },
  ),
  outsider('plaguedoctor', 'Plague Doctor', 'roles app', 'At your death the storyteller receives the ability of a Minion.', {
    tokens: ['Storyteller Ability'],
  }),
  outsider(
    'hatter',
    'Hatter',
    'roles app wiki',
    'If your death fell on today or tonight, every Minion and every Demon may become another character of their own kind.',
    { tokens: ['Tea Party Tonight'] },
  ),
  outsider(
    'politician',
    'Politician',
    'roles app',
    'If nobody did more than you to make your side lose, you change sides and win, dead or alive.',
  ),
  outsider('zealot', 'Zealot', 'roles app', 'While at least five players live, you have to raise your hand at each nomination.'),
  outsider(
    'damsel',
    'Damsel',
    'roles app',
    'The Minions are told that there is a Damsel. They have one guess, in public, between them: if it names you, your side loses.',
    { tokens: ['Guess Used'] },
  ),
  outsider('snitch', 'Snitch', 'roles app', 'Every Minion, too, is shown three good characters that are not in play.'),
  outsider(
    'heretic',
    'Heretic',
    'roles app',
    'The side that would win has lost, and the side that would lose has won. This holds after your death as well.',
  ),
  outsider(
    'puzzlemaster',
    'Puzzlemaster',
    'roles app',
    'Somebody is drunk, also after your death. You may guess once who it is: if right, you learn who the Demon is; if wrong, what you learn is false.',
    { tokens: ['Drunk', 'Guess Used'], prepares: [{ lay: 'Drunk' }] },
  ),
]
