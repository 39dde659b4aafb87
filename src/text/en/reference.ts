import type { Team } from '@/core/model/seat'
import { topic } from '../language'

export type ReferencePage = 'characters' | 'first' | 'other' | 'counts'

export const referenceText = topic('reference', {
  title: 'Reference',
  back: 'Back',
  close: 'Close the reference',
  pages: { characters: 'Characters', first: 'First night', other: 'Other nights', counts: 'Counts' } satisfies Record<
    ReferencePage,
    string
  >,
  pagesLabel: 'Pages of the reference',
  search: 'Search',
  searchHint: 'A name or a word: drunk, dies, once…',
  nothing: (words: string) => `Nothing here mentions “${words}”.`,
  namesWays: { sheet: 'As on the sheet', published: 'As published' },
  order: 'Night order',
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
  residents: 'Players',
  countsNote: 'Travellers are not counted. More than 15? Add the rest as Travellers, five at most.',
  countsShift: (name: string, by: readonly number[]) => {
    if (by.length === 2 && by.includes(-1) && by.includes(1))
      return `With the ${name}: one Outsider more or fewer, and one Townsfolk fewer or more. The row as printed is then not allowed; where it has no Outsiders, there can only be one more.`
    const ways = by.map((n) => (n === 0 ? 'as many Outsiders as printed' : `${Math.abs(n)} ${n > 0 ? 'more' : 'fewer'}`))
    return `With the ${name}: ${ways.join(', or ')}${by.includes(0) ? '' : Math.abs(by[0] ?? 0) === 1 ? ' Outsider' : ' Outsiders'}. Townsfolk make up the difference.`
  },
  countsInfo: (from: number) =>
    `From ${from} players on, the Minions and the Demon learn who the others are, and the Demon is shown three good characters that are not in play.`,
  fixed: {
    dusk: ['Everybody closes their eyes.', 'What lasts until dusk ends now. Wait about ten seconds.'],
    travellers: ['Travellers who act tonight act now.', 'An evil Traveller is shown the Demon on their first night.'],
    'minion-info': ['With {from} players or more: the Minions look at each other.', 'Show who the Demon is.'],
    'demon-info': [
      'With {from} players or more: the Demon learns the Minions.',
      'Point at each of them, then show three good characters that are not in play.',
    ],
    dawn: ['Wait a moment, then everybody opens their eyes.', 'Say who died, all at once and without saying how; then who is alive again.'],
  } as Readonly<Record<string, readonly [string, string]>>,
  print: 'Print',
  printPlayers: 'Sheet for players',
  printNights: 'Night sheets',
  unofficial: 'Unofficial. Abilities in our own words. Icons: game-icons.net, CC BY 3.0.',
  storytellerSheet: (night: string) => `${night} · storyteller`,
})
