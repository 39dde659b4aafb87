import type { CardKind } from '@/text/en/cards'

/** What has to be chosen before a card can be shown; numbers are the most that fit on it. */
export interface CardNeeds {
  readonly characters?: number
  readonly players?: number
  readonly number?: true
  readonly side?: true
  readonly words?: true
}

export const cardNeeds: Readonly<Record<CardKind, CardNeeds>> = {
  youAre: { characters: 1 },
  demon: { players: 2 },
  minions: { players: 4 },
  notInPlay: { characters: 4 },
  inPlay: { characters: 4 },
  playerIs: { players: 1, characters: 1 },
  youChose: { players: 3 },
  choseYou: { characters: 1 },
  usedAbility: {},
  side: { side: true },
  number: { number: true },
  bluffing: {},
  again: {},
  seeMe: {},
  forget: {},
  words: { words: true, characters: 4, players: 4 },
}

export const pickable = Object.keys(cardNeeds) as readonly CardKind[]

export const kindIcon: Readonly<Record<CardKind, string>> = {
  youAre: 'person',
  demon: 'horns',
  minions: 'people',
  notInPlay: 'ban',
  inPlay: 'check',
  playerIs: 'eye',
  youChose: 'hand',
  choseYou: 'star',
  usedAbility: 'why',
  side: 'halo',
  number: 'coin',
  bluffing: 'why',
  again: 'rotate',
  seeMe: 'door',
  forget: 'moon',
  words: 'pencil',
}
