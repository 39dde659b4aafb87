import type { BagNote } from '@/core/model/bagEffect'
import { topic } from '../language'

/** What the setup cannot settle by itself; `{who}` and `{other}` are characters. */
export const bagNotes: Readonly<Record<BagNote['code'], string>> = topic('bagNotes', {
  outsidersAny: '{who} sets the number of Outsiders: choose it.',
  minionsLater: 'With {who}, no Minion is dealt: the Minions are made in the first night.',
  noDemon: 'With {who}, no Demon is dealt.',
  adds: '{who} brings {other} into play.',
  copies: '{who} may be in play up to {count} times.',
  most: 'More than half of the players are {who}: choose how many. There are no Minions.',
  noEvil: 'With {who}, nobody is evil: choose any good characters.',
  duplicates: 'With {who}, good characters may be in play more than once: choose which.',
})
