import { knownOf, type KnownCharacter } from './knownCharacter'

const { minion } = knownOf('carousel')

/** Minions that belong to no edition. */
export const carouselMinions: readonly KnownCharacter[] = [
  minion(
    'mezepheles',
    'Mezepheles',
    'roles app',
    'On your first night you learn a secret word. The first good player who says it turns evil in the night after.',
    { tokens: ['Turns Evil', 'No Ability'], prepares: [{ write: 'word' }] },
  ),
  minion(
    'harpy',
    'Harpy',
    'roles app wiki',
    'Each night, name a first and a second player: tomorrow the first has to be mad about the second being evil, or either or both might die.',
    { tokens: ['Mad', '2nd'] },
  ),
  minion(
    'fearmonger',
    'Fearmonger',
    'roles app',
    'Each night, choose a player: if you nominate that player and they are executed, their side loses. When your choice changes, everybody is told so.',
    { tokens: ['Fear'] },
  ),
  minion(
    'psychopath',
    'Psychopath',
    'roles app',
    'Each day, before anybody nominates, you may kill a player in public. When executed, you die only if you lose at rock, paper, scissors.',
  ),
  minion(
    'wizard',
    'Wizard',
    'roles app',
    'Once per game you may make a wish. If it comes true, that may cost something and leave a trace of what was wished.',
    { tokens: ['?', '?'] },
  ),
  minion(
    'widow',
    'Widow',
    'roles app',
    'On your first night you see the Grimoire and pick a player, who is poisoned. One good player is told that there is a Widow.',
    { tokens: ['Poisoned', 'Know'], prepares: [{ lay: 'Know' }] },
  ),
  minion(
    'xaan',
    'Xaan',
    'roles app wiki',
    'Every Townsfolk is poisoned for one night and the day after: the night whose number is that of the Outsiders at setup. [Any number of Outsiders]',
    { tokens: ['Night 1', 'Night 2', 'Night 3', 'X'], bag: [{ outsiders: 'any', alone: true }] },
  ),
  minion(
    'marionette',
    'Marionette',
    'roles app',
    'You take yourself for a good character and are wrong. The Demon is told about you. [You sit beside the Demon]',
    { anywhere: ['Is The Marionette'], dealtAs: 'good', prepares: [{ show: 'good' }] },
  ),
  minion(
    'wraith',
    'Wraith',
    'roles app',
    'At night you may have your eyes open whenever you like. When other evil players are woken, so are you.',
  ),
  minion(
    'summoner',
    'Summoner',
    'roles app wiki',
    'You are shown three bluffs. On the third night, name a player and a Demon: the player becomes that Demon and evil. [No Demon until then]',
    { tokens: ['Night 1', 'Night 2', 'Night 3'], bag: [{ none: 'demon' }] },
  ),
  minion(
    'goblin',
    'Goblin',
    'roles app',
    'If you say in public, while nominated, that you are the Goblin, and you are executed on the same day, your side wins.',
    { tokens: ['Claimed'] },
  ),
  minion(
    'boomdandy',
    'Boomdandy',
    'roles app',
    'If you are executed, everybody but three players dies. Then count down from ten to one: whoever most people point at dies.',
  ),
  minion(
    'vizier',
    'Vizier',
    'roles app',
    'Everybody is told who you are. By day you cannot die. If a good player voted, you may have the nominee executed at once.',
  ),
  minion(
    'organgrinder',
    'Organ Grinder',
    'roles app',
    'Votes are cast with eyes shut, and nobody hears the count. Each night you decide whether to be drunk until dusk.',
    { tokens: ['About To Die', 'Drunk'] },
  ),
  minion(
    'boffin',
    'Boffin',
    'roles app',
    'The Demon has the ability of a good character that is not in play, even while drunk or poisoned. The two of you know which one.',
    { prepares: [{ show: 'good' }] },
  ),
]
