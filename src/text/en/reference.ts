import type { Team } from '@/core/model/seat'

export type ReferencePage = 'characters' | 'first' | 'other' | 'counts'

export const referenceText = {
  title: 'Reference',
  script: 'Bad Moon Rising',
  back: 'Back',
  close: 'Close the reference',
  pages: { characters: 'Characters', first: 'First night', other: 'Other nights', counts: 'Counts' } satisfies Record<
    ReferencePage,
    string
  >,
  pagesLabel: 'Pages of the reference',
  search: 'Search',
  searchHint: 'A name or a word: drunk, dies, once …',
  nothing: (words: string) => `Nothing here speaks of “${words}”.`,
  names: 'Names',
  namesWays: { sheet: 'Sheet', published: 'Published' },
  order: 'Order',
  /** In a row of the night sheet nobody in particular is meant. */
  someone: (character: string) => `the ${character}`,
  alsoCalled: (name: string) => `also called ${name}`,
  teams: { townsfolk: 'Townsfolk', outsider: 'Outsiders', minion: 'Minions', demon: 'Demons', traveller: 'Travellers' } satisfies Record<
    Team,
    string
  >,
  side: { townsfolk: 'good', outsider: 'good', minion: 'evil', demon: 'evil', traveller: 'either side' } satisfies Record<Team, string>,
  reminders: 'Reminders',
  sleeps: 'nobody is woken',
  residents: 'Residents',
  countsNote: 'Travellers are not counted. From the sixteenth person on everybody is a Traveller; five at most.',
  countsShift: (name: string) =>
    `With the ${name}: one Outsider more or one fewer, Townsfolk the other way. The plain row is then not allowed; where there are no Outsiders, only one more.`,
  countsInfo: (from: number) =>
    `From ${from} residents on, Minions and Demon learn of each other, and the Demon is shown three good characters that are not in play.`,
  fixed: {
    dusk: ['Everybody closes their eyes.', 'What lasts until dusk ends now. Wait about ten seconds.'],
    travellers: [
      'Travellers who act tonight act now.',
      'A new Apprentice gains an ability. An evil Traveller is shown the Demon on the first own night.',
    ],
    'minion-info': ['With seven residents or more: the Minions look at each other.', 'Show who the Demon is.'],
    'demon-info': [
      'With seven residents or more: the Demon learns the Minions.',
      'Point at each of them, then show three good characters that are not in play.',
    ],
    dawn: ['Wait a moment, then everybody opens their eyes.', 'Say who died, all at once and without a cause; then who is alive again.'],
  } as Readonly<Record<string, readonly [string, string]>>,
  /** Rows in which a rule is remembered rather than an ability used. `{me}` is the character. */
  remembered: {
    goon: [
      '{me} answers at once when chosen, not here.',
      'Whoever is the first to choose {me} tonight is drunk from that moment, and {me} takes that side: wake and tell.',
    ],
    grandmother: [
      'If the Demon killed the Grandchild tonight, {me} dies as well.',
      'Come back to life tonight, {me} learns a Grandchild now.',
    ],
  } as Readonly<Record<string, readonly [string, string]>>,
  print: 'Print',
  printPlayers: 'Sheet for players',
  printNights: 'Night sheets',
  printHint: 'A4: the players’ sheet holds no storyteller notes.',
  tonight: '* not on the first night',
  unofficial: 'Unofficial. Abilities in our own words. Icons: game-icons.net, CC BY 3.0.',
  storytellerSheet: (night: string) => `${night} · storyteller`,
}
