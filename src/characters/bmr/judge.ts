import type { DayUse } from '@/core/model/dayAction'
import type { Scene } from '@/core/model/scene'
import { NO_ABILITY, character } from '../contract'

/** The current nomination, and the one the verdict is about: the named one, else the current one, else an exile call. */
const inQuestion = (
  {
    game: {
      day: { nominations },
    },
    me,
  }: Scene,
  { on }: DayUse,
) => {
  const current = nominations.map(({ kind }) => kind).lastIndexOf('execution')
  const exile = nominations.at(-1)?.kind === 'exile' && (nominations[current]?.by ?? me.id) === me.id
  const spoken = on !== undefined ? nominations.map(({ nominee }) => nominee).lastIndexOf(on) : exile ? nominations.length - 1 : current
  return { current, spoken, nomination: nominations[spoken] }
}

/** Once, decides another player's nomination: it passes or it fails. */
export const judge = character('judge', {
  names: { sheet: 'Judge', published: 'Judge' },
  team: 'traveller',
  tokens: [NO_ABILITY],
  oncePerGame: true,
  ability: 'Once per game, when another player has nominated, you may make the current execution pass or fail, whatever the vote.',
  words: {
    'refused.judge_own_nomination': 'The {ability} cannot decide a nomination they made.',
    'refused.judge_not_on_exile': 'The {ability} has no say in an exile.',
    'refused.judge_only_current_nominee': 'The {ability} can only decide the current nomination.',
    'refused.judge_no_nomination': 'There is no nomination to decide.',
  },
  day: {
    label: 'Judges',
    asks: 'verdict',
    // JUDGE-5: under a Bishop no nomination is a player's.
    refusedWhenNobodyNominates: 'judge_no_nomination',
    refuses: (scene, use) => {
      const { current, spoken, nomination } = inQuestion(scene, use)
      return !use.verdict
        ? undefined
        : !nomination && use.on === undefined
          ? 'judge_no_nomination'
          : nomination?.kind === 'exile'
            ? 'judge_not_on_exile'
            : !nomination || spoken !== current
              ? 'judge_only_current_nominee'
              : scene.game.day.executions.length
                ? 'already_executed_today'
                : nomination.by === scene.me.id
                  ? 'judge_own_nomination'
                  : undefined
    },
    does: (scene, use) => (use.verdict ? [{ do: 'overrule', nomination: inQuestion(scene, use).spoken, verdict: use.verdict }] : []),
  },
})
