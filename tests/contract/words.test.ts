import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { CommandType } from '@/core/journal/command'
import { currentGame } from '@/core/journal/journal'
import type { Words } from '@/core/model/words'
import { grimoireView } from '@/core/views/grimoire'
import { dayView } from '@/core/views/day'
import { nightSheetView } from '@/core/views/nightSheet'
import { storyView } from '@/core/views/story'
import { whyView } from '@/core/views/why'
import { act, openTable } from '../scenarios/play'
import { otherFiles, ownFiles, readScenarios, rulesOf } from '../scenarios/runner'
import { books, cast } from './cast'
import { nodesOf, patternsOf, sources, stringsOf } from './source'

const words: Words = Object.assign({}, ...books.map((book) => book.words))
const characters = new Map(cast.map((each) => [each.id, each]))
const prefixes = new Set(
  Object.keys(words)
    .filter((key) => key.includes('.'))
    .map((key) => key.slice(0, key.indexOf('.'))),
)
const files = [...sources('src/core'), ...sources('src/characters')]

const kinds = ['drunk', 'poisoned', 'safe', 'shield', 'asleep', 'weighs']
const sides = ['good', 'evil']
const rows = ['dusk', 'dawn', 'travellers', 'minion-info', 'demon-info', 'added']
const teams = ['townsfolk', 'outsider', 'minion', 'demon']
/** Every word a death is put down to; one that is a character's id has its name. */
const killings = sources('src/characters').flatMap(({ tree }) =>
  nodesOf(tree, ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'kill')
    .flatMap(({ arguments: [, cause] }) => (cause && ts.isStringLiteral(cause) ? [cause.text] : [])),
)
const causes = [...new Set(['demon', 'execution', 'exile', 'storyteller', ...killings])].filter((cause) => !characters.has(cause))
const commands: readonly Exclude<CommandType, 'redecide'>[] = [
  'addSeat',
  'removeSeat',
  'renamePlayer',
  'swapSeats',
  'moveSeat',
  'reorderSeats',
  'deal',
  'setBluffs',
  'setSecret',
  'setBelief',
  'setOrder',
  'begin',
  'takeStep',
  'runUpkeep',
  'skipStep',
  'reopenStep',
  'addStep',
  'dawn',
  'nominate',
  'vote',
  'withdrawNomination',
  'callExile',
  'exile',
  'execute',
  'closeNominations',
  'endWithoutExecution',
  'reopenDay',
  'useAbility',
  'join',
  'leave',
  'dusk',
  'answer',
  'endGame',
  'playOn',
  'reopenGame',
  'showCard',
  'correctLife',
  'kill',
  'revive',
  'correctCharacter',
  'correctAlignment',
  'correctAbility',
  'correctGhostVote',
  'correctChoice',
  'correctSpent',
  'placeMark',
  'removeMark',
  'moveMark',
  'placeToken',
  'removeToken',
  'moveToken',
  'correctPhase',
  'correctOvertime',
  'writeNote',
]

/** What each template of the core can become. A new template has to be entered here. */
const expansions: Readonly<Record<string, readonly string[]>> = {
  'refused.*': [],
  'ask.*': [],
  'hint.*.*': [], // of a character and a question: looked at below
  'option.ends.*': ['dusk', 'dawn', 'source', 'ever'],
  'option.*': [], // codes: every one of them is looked at below
  'because.*': ['every', 'first', 'other', 'dusk', 'dawn'],
  'follows.*': kinds,
  'follows.not.*': kinds,
  'follows.safeFrom.*': ['demon'],
  'follows.turns.*': sides,
  'follows.chosen.*': sides,
  'follows.wins.*': sides,
  'follows.judged.*': ['pass', 'fail'],
  'follows.silent.*': ['drunk', 'poisoned', 'both'],
  'announce.executed.*': ['died', 'alive', 'corpse'],
  'moment.*': ['setup', 'night', 'day'],
  'until.*': ['dawn', 'dusk', 'used'],
  'until.*.*': [],
  'chapter.*': ['setup', 'night', 'day'],
  'why.*': [...kinds, 'memo'],
  'why.turned.*': sides,
  'warns.*': [],
  'advice.*': [],
  'truth.*': sides,
  'truth.beggar.*': sides,
  'cause.*': causes,
  'label.*': ['dead', 'looks-dead'],
  'label.ghost.*': ['spent', 'unspent'],
  'label.turned.*': sides,
  'row.*': rows,
  'step.*.does': rows,
  'step.*.you': rows,
  'forgotten.nominee.*': sides,
  'changed.*': ['lives', 'looksDead', 'dead', 'drunk', 'poisoned', 'sober', 'good', 'evil', 'safe', 'unsafe', 'spent', 'refused'],
  'did.*': commands,
  'did.*Who': ['nominate', 'vote', 'callExile', 'execute', 'useAbility'],
  'story.*': [],
  'story.mark.*': kinds,
  'story.then.*': [],
  'story.side.*': sides,
  'story.told.*': [],
  'story.as.*': [...teams, 'traveller'],
  'story.how.*': ['drunk', 'poisoned'],
  'locked_*': teams,
  'banned_*': teams,
  'mend_travellers_*': ['one', 'many'],
  '*_count': teams,
  // Of a character's id: looked at below.
  'impaired_*_*': [],
  '*_saves': [],
  '*_has_no_vote_token': [],
  '*_belief_missing': [],
  '*_belief_must_be_*': [],
  '*_belief_in_play': [],
  'bluff_believed_by_*': [],
  'bluff_is_the_*': [],
  '*_*': [],
  'saves_*': ['only_executions', 'has_no_ability', 'target_not_good'],
  'must_nominate_*': sides,
  'caption.*': [],
  'goesOn.*.*': [],
  'secret.*.*': [],
  '*_chose_*': [],
  '*_impaired_when_first_chosen': [],
  '*_choose': [],
  '*_alive_before_step': [],
  '*_must_nominate_*': [],
}

const has = (key: string) => words[key] !== undefined
const isPlain = (text: string) => /^[a-z]+(_[a-z]+)+$/.test(text)
const isDotted = (text: string) => /^[a-z]+(\.[\w-]+)+$/i.test(text) && prefixes.has(text.slice(0, text.indexOf('.')))

/** Rulings that are kept and never spoken. */
const silent = ['play_on']

describe('words', () => {
  it('has every sentence that is called for by its key', () =>
    expect(
      files.flatMap(({ path, tree }) =>
        stringsOf(tree)
          .filter(({ text }) => isDotted(text) && !has(text))
          .map(({ text }) => `${path}: ${text}`),
      ),
    ).toEqual([]))

  it('has a sentence for every code of a refusal, a question or a fault', () =>
    expect(
      files.flatMap(({ path, tree }) =>
        stringsOf(tree)
          .map(({ text }) => text)
          .filter(
            (code) =>
              isPlain(code) &&
              !silent.includes(code) &&
              !['', 'refused.', 'refused.saves_', 'ask.', 'warns.'].some((prefix) => has(prefix + code)),
          )
          .map((code) => `${path}: ${code}`),
      ),
    ).toEqual([]))

  it('advises only on questions that a character asks', () => {
    const advice = Object.keys(words).flatMap((key) => (key.startsWith('hint.') ? [key.split('.')] : []))
    expect(advice.length).toBeGreaterThan(5)
    expect(advice.filter(([, id = '', code = '']) => !characters.has(id) || !(words[`ask.${code}`] || code === `${id}_saves`))).toEqual([])
  })

  it('knows every template', () => {
    const patterns = [
      ...new Set(
        files
          .flatMap(({ tree }) => patternsOf(tree))
          .filter((pattern) => isDotted(pattern.replaceAll('*', 'x')) || /^(\*|[a-z]+)(_(\*|[a-z]+))+$/.test(pattern)),
      ),
    ]
    expect(patterns.filter((pattern) => !expansions[pattern])).toEqual([])
  })

  it.each(Object.entries(expansions).flatMap(([pattern, parts]) => parts.map((part) => pattern.replace('*', part))))('has %s', (key) =>
    expect(has(key) || has(`refused.${key}`)).toBe(true),
  )

  it('speaks of what a character alone is asked about or refused', () => {
    const keys = cast.flatMap(({ id, night = [], prepares = [], day, ending, warnsBeforeEnding }) => [
      ...night.flatMap(({ upkeep }) => (upkeep?.orAsks ? [`ask.impaired_${id}_${upkeep.orAsks}`] : [])),
      ...(day?.owed ? [`ask.${id}_choose`, `ask.${id}_alive_before_step`] : []),
      ...(ending?.goesOn ? [`ask.${ending.whenLost}`, `goesOn.${id}.night`, `goesOn.${id}.day`] : []),
      ...prepares.map(({ key }) => `secret.${id}.${key}`),
      ...(warnsBeforeEnding ? [`ask.${warnsBeforeEnding}`] : []),
    ])
    expect(keys.length).toBeGreaterThan(5)
    expect(keys.filter((key) => !has(key))).toEqual([])
  })

  it('has a word for every short label of an option', () => {
    const labels = files.flatMap(({ tree }) =>
      nodesOf(tree, ts.isObjectLiteralExpression).flatMap(({ properties }) => {
        const named = (name: string) =>
          properties.find((one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && one.name.getText() === name)
        const label = named('label')?.initializer
        return named('value') && label && ts.isStringLiteral(label) ? [label.text] : []
      }),
    )
    expect(labels.filter((label) => !has(`option.${label}`))).toEqual([])
  })

  it('has every line of the story and of a correction', () => {
    const keysIn = (file: string, at: number, prefix: string, callee: string) =>
      files
        .filter(({ path }) => path.endsWith(file))
        .flatMap(({ tree }) =>
          nodesOf(tree, ts.isCallExpression)
            .filter(({ expression }) => expression.getText() === callee)
            .flatMap(({ arguments: given }) =>
              given[at]
                ? [given[at], ...nodesOf(given[at], ts.isStringLiteral)].filter(ts.isStringLiteral).map(({ text }) => prefix + text)
                : [],
            ),
        )
    const keys = [
      ...keysIn('Story.ts', 1, 'story.', 'line'),
      ...keysIn('Story.ts', 0, 'story.hand.', 'hand'),
      ...keysIn('differences.ts', 0, 'changed.', 'line'),
    ]
    const spoken = keys.filter((key) => !/\.(storyteller|exile)$/.test(key))
    expect(spoken.length).toBeGreaterThan(20)
    expect(spoken.filter((key) => !has(key))).toEqual([])
  })

  it('leaves nothing unfilled in what the storyteller reads, in any scenario', () => {
    const unfilled = new Set<string>()
    const read = (texts: readonly (string | undefined)[]) => {
      for (const text of texts) if (text && (/[{}]/.test(text) || isDotted(text))) unfilled.add(text)
    }
    for (const scenario of [...ownFiles, ...otherFiles].flatMap(readScenarios)) {
      if (scenario.state.phase === 'setup') continue
      const rules = rulesOf(scenario)
      const table = openTable(rules, scenario)
      for (const action of scenario.actions ?? []) act(table, action)
      const game = currentGame(table.journal)
      const { seats, questions, ending } = grimoireView(rules, game)
      read([
        ending?.because,
        ...questions.flatMap(({ text, options }) => [text, ...options.map(({ label }) => label)]),
        ...seats.flatMap(({ label, coins }) => [label, ...coins.map(({ why }) => why)]),
      ])
      read(
        nightSheetView(rules, game).steps.flatMap(({ because, playerDoes, youDecide, result, impairedWhy, label }) => [
          because,
          playerDoes,
          youDecide,
          result,
          label,
          ...impairedWhy,
        ]),
      )
      read(seats.flatMap(({ id }) => whyView(rules, game, id).map(({ text }) => text)))
      read([...dayView(rules, game).forgotten, ...dayView(rules, game).dawn.privately])
      read(storyView(rules, table.journal).lines.map(({ text }) => text))
    }
    expect([...unfilled]).toEqual([])
  })
})
