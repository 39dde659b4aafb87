import { expect, it } from 'vitest'
import { decide } from '@/core/decide/decide'
import type { Command } from '@/core/journal/command'
import { append, currentGame, journalData, newJournal, type Journal } from '@/core/journal/journal'
import { seatId } from '@/core/model/ids'
import type { Rules } from '@/core/model/script'
import { storyView } from '@/core/views/story'
import { rulesFor } from '@/scripts/bad-moon-rising'
import { characterIn } from '@/text/language'
import { languageOf, offered, type LanguageCode } from '@/text/languages'
import { wordsOf } from '@/text/wordsOf'
import { allWords } from '../words'

const rulesIn = async (code: LanguageCode): Promise<Rules> => {
  const { load } = languageOf(code)
  if (!load) return rulesFor(allWords)
  const words = await wordsOf((await load()).language)
  const { core, setupWords, storyWords } = { ...words.first.text, ...words.later.text }
  return rulesFor({ ...core, ...setupWords, ...storyWords }, 'sheet', (id) => characterIn(words, id))
}

const [ana, bo, gus] = ['s1', 's2', 's7'].map(seatId) as [ReturnType<typeof seatId>, ReturnType<typeof seatId>, ReturnType<typeof seatId>]
const cast = ['sailor', 'chambermaid', 'gossip', 'minstrel', 'fool', 'devilsadvocate', 'pukka']
const commands: readonly Command[] = [
  ...cast.map((character, at): Command => ({ type: 'addSeat', plan: { player: `P${at + 1}`, character } })),
  { type: 'setBluffs', for: 'demon', characters: ['exorcist', 'grandmother', 'gambler'] },
  { type: 'begin' },
  { type: 'placeMark', on: bo, kind: 'drunk', character: 'sailor', token: 'Drunk', ends: { at: 'dusk', dusks: 1 } },
  { type: 'dawn' },
  { type: 'useAbility', seat: seatId('s3'), ability: 'gossip', text: 'x', truth: false },
  { type: 'nominate', by: ana, nominee: gus },
  { type: 'vote', nomination: 0, votes: [ana, bo, seatId('s3'), seatId('s4')], counted: true },
  { type: 'closeNominations' },
]

const play = (rules: Rules): Journal => {
  const journal = newJournal(rules.script.id)
  for (const command of commands) {
    const decision = decide(rules, currentGame(journal), command)
    if (decision.kind !== 'done') throw new Error(`${command.type}: ${JSON.stringify(decision)}`)
    append(journal, 0, command, decision.events, decision.shown ? { cards: decision.shown } : {})
  }
  return journal
}

it.each(offered.filter((code) => code !== 'en'))('%s: a game is saved as in English, and an English one is told in it', async (code) => {
  const [english, here] = [await rulesIn('en'), await rulesIn(code)]
  const saved = play(english)
  expect(journalData(play(here))).toEqual(journalData(saved))
  const told = (rules: Rules, journal = saved) => storyView(rules, journal).lines.map(({ text }) => text)
  expect(told(here)).toEqual(told(here, play(here)))
  // The names, and nothing else, are as they were.
  const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/P\d/g, ''))
  expect(plain(told(here)).filter((line) => plain(told(english)).includes(line))).toEqual([])
  expect(told(here).join(' ')).not.toMatch(/Drunk|nominated|executed|Night 1/)
})
