import { bmrCharacters } from '@/characters/bmr'
import type { Character } from '@/core/model/character'
import { decide } from '@/core/decide/decide'
import type { PlainCommand } from '@/core/journal/command'
import { append, currentGame, newJournal } from '@/core/journal/journal'
import { openSteps } from '@/core/rules/nightSteps'
import { storyView } from '@/core/views/story'
import { playable } from '@/scripts/play/playable'
import { rulesOf } from '@/scripts/script'
import { allWords } from '../words'
import { library, readValue } from './reading'

/** A table of a script with these entries; whoever is seated is called after their character. */
export const handTable = (
  entries: readonly unknown[],
  seated = entries as readonly string[],
  automated: readonly Character[] = bmrCharacters,
) => {
  const { script, characters } = playable(readValue(entries), { id: 'test', library, automated })
  const rules = rulesOf(script, characters)(allWords)
  const journal = newJournal(script.id)
  const game = () => currentGame(journal)
  const plan = (command: PlainCommand) => decide(rules, game(), command)
  const send = (command: PlainCommand) => {
    const decision = plan(command)
    if (decision.kind !== 'done') throw new Error(`${command.type}: ${JSON.stringify(decision)}`)
    append(journal, 0, command, decision.events)
  }
  for (const character of seated) send({ type: 'addSeat', plan: { player: `P-${character}`, character } })
  const seat = (character: string) => game().seats.find(({ player }) => player === `P-${character}`)!.id
  const passNight = () => {
    for (let [step] = openSteps(rules, game()); step; [step] = openSteps(rules, game())) send({ type: 'skipStep', step: step.id })
    send({ type: 'dawn' })
  }
  /** Whatever was nominated finds no hand. */
  const passDay = () => {
    const open = game().day.nominations.findIndex(({ needed }) => needed === undefined)
    if (open >= 0) send({ type: 'vote', nomination: open, votes: [], counted: true })
    send({ type: 'endWithoutExecution', anyway: true })
    send({ type: 'dusk' })
  }
  const story = () => storyView(rules, journal).lines.map(({ text }) => text)
  return { rules, script, journal, game, plan, send, seat, passNight, passDay, story }
}
