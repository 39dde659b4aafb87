import { knownOf, type KnownCharacter } from './knownCharacter'

const { townsfolk, outsider, minion, demon, traveller } = knownOf('tb')

/** Trouble Brewing, with its Travellers. */
export const troubleBrewing: readonly KnownCharacter[] = [
  townsfolk('chef', 'Chef', 'roles app', 'On your first night you learn how many times two evil players sit side by side.'),
  townsfolk(
    'investigator',
    'Investigator',
    'roles app',
    'On your first night you are shown a Minion in play and two players, one of whom is it.',
    { tokens: ['Minion', 'Wrong'], prepares: [{ show: 'minion' }, { lay: 'Minion' }, { lay: 'Wrong' }] },
  ),
  townsfolk(
    'washerwoman',
    'Washerwoman',
    'roles app',
    'On your first night you are shown a Townsfolk in play and two players, one of whom is it.',
    { tokens: ['Townsfolk', 'Wrong'], prepares: [{ show: 'townsfolk' }, { lay: 'Townsfolk' }, { lay: 'Wrong' }] },
  ),
  townsfolk(
    'librarian',
    'Librarian',
    'roles app',
    'On your first night you are shown an Outsider in play and two players, one of whom is it, or else that there is none.',
    { tokens: ['Outsider', 'Wrong'], prepares: [{ show: 'outsider' }, { lay: 'Outsider' }, { lay: 'Wrong' }] },
  ),
  townsfolk(
    'empath',
    'Empath',
    'roles app',
    'Each night you learn how many evil players there are among the nearest living player to your left and the one to your right.',
  ),
  townsfolk(
    'fortuneteller',
    'Fortune Teller',
    'roles app',
    'Each night, choose two players: you learn whether there is a Demon among them. One good player passes for a Demon with you.',
    { tokens: ['Red Herring'], prepares: [{ lay: 'Red Herring' }] },
  ),
  townsfolk(
    'undertaker',
    'Undertaker',
    'roles app',
    'Each night except the first, you are shown the character of the player whom an execution killed today.',
    { tokens: ['Died Today'] },
  ),
  townsfolk('monk', 'Monk', 'roles app', 'Each night except the first, choose another player: tonight the Demon cannot harm that player.', {
    tokens: ['Safe'],
  }),
  townsfolk('slayer', 'Slayer', 'roles app', 'Once per game, by day, point at a player in public: if it is the Demon, the Demon dies.', {
    tokens: ['No Ability'],
  }),
  townsfolk('soldier', 'Soldier', 'roles app', 'The Demon cannot harm you.'),
  townsfolk(
    'ravenkeeper',
    'Ravenkeeper',
    'roles app',
    'If you die at night, you wake up and choose somebody, whose character you are shown.',
  ),
  townsfolk(
    'mayor',
    'Mayor',
    'roles app',
    'If a day with three players alive ends without an execution, your side wins. If you would die at night, somebody else might die in your place.',
  ),
  townsfolk(
    'virgin',
    'Virgin',
    'roles app',
    'At your first nomination, whoever nominated you is executed on the spot if they are a Townsfolk.',
    { tokens: ['No Ability'] },
  ),
  outsider(
    'butler',
    'Butler',
    'roles app',
    'Each night, choose another player, your master: tomorrow you may vote only while your master votes.',
    { tokens: ['Master'] },
  ),
  outsider('drunk', 'Drunk', 'roles app', 'You take yourself for a Townsfolk that you are not; nobody tells you that you are the Drunk.', {
    anywhere: ['Is The Drunk'],
    dealtAs: 'townsfolk',
    neverBluff: true,
    prepares: [{ show: 'townsfolk' }],
  }),
  outsider(
    'recluse',
    'Recluse',
    'roles app',
    'To other abilities you might pass for evil, and for a Minion or a Demon, and so you might when dead.',
  ),
  outsider('saint', 'Saint', 'roles app', 'If an execution kills you, your side loses.'),
  minion(
    'poisoner',
    'Poisoner',
    'roles app',
    'Each night, choose a player, who is poisoned for the rest of the night and all of the next day.',
    { tokens: ['Poisoned'] },
  ),
  minion(
    'spy',
    'Spy',
    'roles app',
    'Each night you look at the Grimoire. To other abilities you might pass for good, and for a Townsfolk or an Outsider, and so you might when dead.',
  ),
  minion(
    'scarletwoman',
    'Scarlet Woman',
    'roles app',
    'If the Demon dies while at least five players live, Travellers not counted, you are the new Demon.',
    { tokens: ['Is The Demon'] },
  ),
  minion('baron', 'Baron', 'roles app', 'More Outsiders than usual are in play. [Two Outsiders more]', { bag: [{ outsiders: [2] }] }),
  demon(
    'imp',
    'Imp',
    'roles app',
    'Each night except the first, choose a player: that player dies. If you choose yourself and die of it, one of the Minions is the new Imp.',
    { tokens: ['Dead'] },
  ),
  traveller(
    'thief',
    'Thief',
    'roles app',
    'Each night, choose another player: tomorrow that player’s vote is taken off the count instead of added.',
    { tokens: ['Negative Vote'] },
  ),
  traveller('bureaucrat', 'Bureaucrat', 'roles app', 'Each night, choose another player: tomorrow that player’s vote is worth three.', {
    tokens: ['3 Votes'],
  }),
  traveller(
    'gunslinger',
    'Gunslinger',
    'roles app',
    'Each day, once the first vote is counted, you may shoot one of those who gave it: that player dies.',
  ),
  traveller(
    'beggar',
    'Beggar',
    'roles app',
    'Your vote costs a vote token. The dead may give you theirs; you then learn the giver’s side. You are always sober and healthy.',
  ),
  traveller('scapegoat', 'Scapegoat', 'roles app', 'When somebody of your own side is executed, it might be you in their place.'),
]
