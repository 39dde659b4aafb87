import { knownOf, type KnownCharacter } from './knownCharacter'

const { demon } = knownOf('carousel')

/** Demons that belong to no edition. */
export const carouselDemons: readonly KnownCharacter[] = [
  demon(
    'yaggababble',
    'Yaggababble',
    'roles app',
    'On your first night you learn a secret phrase. For every time you said it aloud in public today, somebody might die.',
    { tokens: ['Dead', 'Dead', 'Dead'], prepares: [{ write: 'phrase' }] },
  ),
  demon(
    'lilmonsta',
    "Lil' Monsta",
    'roles app',
    'Each night the Minions agree who minds Lil’ Monsta and “is the Demon”. Each night except the first, somebody might die. [One Minion more]',
    { anywhere: ['Is The Demon', 'Dead'], bag: [{ minions: 1 }, { none: 'demon' }] },
  ),
  demon(
    'ojo',
    'Ojo',
    'roles app',
    'Each night except the first, name a character: its player dies. If nobody is that character, who dies is up to the storyteller.',
    { tokens: ['Dead'] },
  ),
  demon(
    'kazali',
    'Kazali',
    'roles app',
    'Each night except the first, choose a player: that player dies. [You choose who becomes which Minion; any number of Outsiders]',
    { tokens: ['Dead'], bag: [{ minionsLater: 0 }, { outsiders: 'any' }] },
  ),
  demon(
    'legion',
    'Legion',
    'roles app',
    'Each night except the first, somebody might die. No execution succeeds if only evil voted. You count as a Minion too. [More than half are Legion]',
    { tokens: ['Dead', 'About To Die'], bag: [{ most: 'legion' }] },
  ),
  demon(
    'lordoftyphon',
    'Lord of Typhon',
    'roles app',
    'Each night except the first, choose a player: that player dies. [Evil sits in a row around you; one Minion more; any number of Outsiders]',
    { tokens: ['Dead'], bag: [{ minionsLater: 1 }, { outsiders: 'any' }] },
  ),
  demon(
    'lleech',
    'Lleech',
    'roles app',
    'Each night except the first, choose a player to die. On your first night, choose one to be poisoned: you are dead if that one is, and never otherwise.',
    { tokens: ['Dead', 'Poisoned'] },
  ),
  demon(
    'alhadikhia',
    'Al-Hadikhia',
    'roles app',
    'Each night except the first, you may choose three players, named to all. Each secretly picks life or death; if all pick life, all three die.',
    { tokens: ['1', '2', '3'] },
  ),
  demon(
    'riot',
    'Riot',
    'roles app',
    'On the third day Minions turn into Riot. Whoever is nominated then dies and at once nominates somebody living. There is no way out of this.',
    { tokens: ['Day 1', 'Day 2', 'Day 3'] },
  ),
  demon(
    'leviathan',
    'Leviathan',
    'roles app',
    'Everybody is told that you are in play. Evil wins when a second good player is executed, and when the fifth day is over.',
    { tokens: ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Good Player Executed'] },
  ),
]
