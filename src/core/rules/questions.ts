import type { AskedQuestion } from '../model/scene'
import type { Rules } from '../model/script'
import type { Game } from '../model/game'
import type { CharacterId } from '../model/ids'
import type { Question } from '../model/question'
import { listOf, say } from '../model/words'
import { isBelieved, powers } from './abilities'
import { lostQuestion } from './ending'
import { impairment, ringKey } from './impairment'
import { nameOf, playerOf, questionKey } from './table'

/** What only the storyteller can settle and nobody has settled yet, from the facts alone. */
export const openQuestions = (rules: Rules, game: Game): readonly Question[] =>
  game.phase.kind === 'setup'
    ? []
    : [...ringQuestions(rules, game), ...owedChoices(rules, game), ...ofCharacters(rules, game), ...lostOvertime(rules, game)]

/** In words. Character files give short labels; the language knows them as sentences. */
export const worded = (
  rules: Rules,
  key: string,
  { code, says = code, about, usual, options, values: given }: AskedQuestion,
  ability?: CharacterId,
): Question => {
  const values = { ability: nameOf(rules, ability), ...given }
  const hint = rules.words[`hint.${ability}.${code}`]
  return {
    key,
    code,
    text: say(rules.words, `ask.${says}`, values),
    options: options.map((option) =>
      rules.words[`option.${option.label}`] ? { ...option, label: say(rules.words, `option.${option.label}`, values) } : option,
    ),
    ...(about ? { seat: about } : {}),
    ...(usual === undefined ? {} : { usual }),
    ...(hint ? { hint } : {}),
  }
}

const ringQuestions = (rules: Rules, game: Game): readonly Question[] =>
  impairment(rules, game).ring.map((mark, index) =>
    worded(rules, ringKey(mark), {
      code: 'impairment_cycle_storyteller_decides',
      usual: true,
      ...(mark.on === 'everyoneElse' ? {} : { about: mark.on }),
      values: {
        ring: listOf(rules.words, impairment(rules, game).circles[index]?.map(({ source }) => playerOf(game, source.seat)) ?? []),
        who: mark.on === 'everyoneElse' ? say(rules.words, mark.on) : playerOf(game, mark.on),
        by: playerOf(game, mark.source.seat),
        ability: nameOf(rules, mark.source.ability),
      },
      options: [
        { value: true, label: say(rules.words, 'option.ringHolds') },
        { value: false, label: say(rules.words, 'option.ringLapses') },
      ],
    }),
  )

/** Known at once by day, at dawn after a death by night. */
const owedChoices = (rules: Rules, game: Game): readonly Question[] =>
  game.owed
    .filter(({ seat }) => game.phase.kind === 'day' || !game.night.deaths.some((death) => death.seat === seat))
    .map(({ seat, ability }) =>
      worded(
        rules,
        questionKey(`${ability}_choose`, seat),
        {
          code: `${ability}_choose`,
          about: seat,
          values: { me: playerOf(game, seat), ability: nameOf(rules, ability) },
          options: game.seats.filter(({ looksAlive }) => looksAlive).map(({ id, player }) => ({ value: id, label: player })),
        },
        ability,
      ),
    )

const ofCharacters = (rules: Rules, game: Game): readonly Question[] =>
  powers(rules, game).flatMap(({ seat, ability, character, scene }) =>
    ((isBelieved(seat, ability) ? undefined : character.opens?.(scene)) ?? [])
      .map((asked) => worded(rules, questionKey(asked.code, asked.about), asked, ability))
      .filter(({ key }) => game.rulings[key] === undefined),
  )

const lostOvertime = (rules: Rules, game: Game): readonly Question[] => {
  const code = lostQuestion(rules, game)
  if (!code || game.rulings[code] !== undefined || (game.day.number === game.overtime?.day && game.day.closed)) return []
  return [
    worded(rules, code, {
      code,
      usual: 'runs',
      options: [
        { value: 'runs', label: say(rules.words, 'option.extraDayRuns') },
        { value: 'lapses', label: say(rules.words, 'option.extraDayLapses') },
      ],
    }),
  ]
}
