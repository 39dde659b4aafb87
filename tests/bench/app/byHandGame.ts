import { readFileSync } from 'node:fs'
import { ownScriptId, rulesMaker, loadScript } from '@/app/engine/scripts'
import { decide } from '@/core/decide/decide'
import type { PlainCommand } from '@/core/journal/command'
import { append, currentGame, journalData, newJournal } from '@/core/journal/journal'
import { openSteps } from '@/core/rules/nightSteps'
import { writeFile } from '@/storage/gameFile'
import { allWords } from '../../words'

const SEATED =
  'clockmaker dreamer snakecharmer mathematician flowergirl towncrier oracle klutz sweetheart witch cerenovus vigormortis'.split(' ')
const AT = 1_793_394_000_000

/** Twelve seats in the first night of Sects & Violets, which is run by hand: what an own script costs at a start. */
export const byHandGame = async (): Promise<string> => {
  const script = readFileSync('tests/scripts/files/19-snv-strings.json', 'utf8')
  const id = ownScriptId(script)
  await loadScript(id, script)
  const rules = rulesMaker(id)!(allWords)
  const journal = newJournal(id)
  const send = (command: PlainCommand) => {
    const decision = decide(rules, currentGame(journal), command)
    if (decision.kind !== 'done') throw new Error(`${command.type}: ${JSON.stringify(decision)}`)
    append(journal, AT, command, decision.events)
  }
  send({ type: 'setScript', script: id, file: script })
  for (const [at, character] of SEATED.entries()) send({ type: 'addSeat', plan: { player: `Player ${at + 1}`, character } })
  send({ type: 'begin' })
  for (
    let [step] = openSteps(rules, currentGame(journal));
    step && !step.id.startsWith('dreamer');
    [step] = openSteps(rules, currentGame(journal))
  )
    send({ type: 'skipStep', step: step.id })
  const game = { id: 'bench-by-hand', title: 'By hand', script: id, order: 'sheet' as const, createdAt: AT, changedAt: AT }
  return writeFile([{ ...game, ...journalData(journal) }], AT)
}
