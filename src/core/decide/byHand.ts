import type { CommandExtras } from '../journal/command'
import type { HandAct, HandCommand } from '../journal/handCommand'
import type { Game } from '../model/game'
import type { MarkEnd } from '../model/mark'
import type { Choice } from '../model/night'
import type { Intent } from '../model/scene'
import type { Rules } from '../model/script'
import { characterOf, nightNumber, seatOf } from '../rules/table'
import { announceDeaths } from './announced'
import { ask } from './asking'
import type { Decision } from './decision'
import { emit, finish, refusal, sourceOf, startDeciding, text, type Deciding, type Source } from './deciding'
import { foretell } from './foretell'
import { perform } from './intents'

/** What an ability does that we have no rules for. The storyteller says what happens; protections and reactions are ours. */
export const decideByHand = (rules: Rules, game: Game, command: HandCommand & CommandExtras): Decision => {
  const { seat, ability, act } = command
  if ('seat' in act && !seatOf(game, act.seat)) return { kind: 'refused', refusals: [refusal(rules, 'no_such_seat')] }
  const work = startDeciding(rules, game, command, perform)
  const source = sourceOf(game, seat, ability)
  switch (act.do) {
    case 'chooses':
      emit(work, { type: 'chose', seat, ability, serial: source.serial ?? 0, choice: choiceOf(game, act) })
      break
    case 'lays':
      lay(work, act, source)
      break
    case 'tells': {
      const { do: _, seat: told, ...answer } = act
      emit(work, { type: 'told', told: { seat: told, what: 'hand', ability, answer, why: 'able', ...serialOf(source) } })
      break
    }
    case 'notes':
      emit(work, { type: 'notedByHand', seat, ability, text: act.text })
      break
    default:
      perform(work, [intentOf(rules, ability, act)], source)
      if (act.do === 'dies') announce(work, game)
  }
  return finish(work)
}

const choiceOf = (game: Game, { seats, character }: Extract<HandAct, { do: 'chooses' }>): Choice => ({
  night: nightNumber(game),
  targets: seats.filter((id) => seatOf(game, id)),
  ...(character === undefined ? {} : { character }),
})

const serialOf = ({ serial }: Source) => (serial === undefined ? {} : { serial })

const intentOf = (rules: Rules, ability: string, act: Exclude<HandAct, { do: 'chooses' | 'lays' | 'tells' | 'notes' }>): Intent => {
  switch (act.do) {
    case 'dies':
      return { do: 'kill', seat: act.seat, cause: characterOf(rules, ability)?.team === 'demon' ? 'demon' : ability }
    case 'returns':
      return { do: 'revive', seat: act.seat }
    case 'becomes':
      return { do: 'become', seat: act.seat, character: act.character, tell: true }
    case 'turns':
      return { do: 'turn', seat: act.seat, alignment: act.alignment }
  }
}

const announce = (work: Deciding, before: Game): void => {
  foretell(work, before)
  announceDeaths(work, before)
}

type Ending = 'dawn' | 'dusk' | 'source' | 'ever'
const ENDS: Readonly<Record<Ending, MarkEnd>> = {
  dawn: { at: 'dawn' },
  dusk: { at: 'dusk', dusks: 1 },
  source: { at: 'used' },
  ever: { at: 'used' },
}

/** A drunk or poisoned token takes an ability away. When it ends is asked once for each character, and then known. */
const lay = (work: Deciding, { seat, token }: Extract<HandAct, { do: 'lays' }>, source: Source): void => {
  const rule = characterOf(work.rules, source.ability)?.laid[token]
  if (!rule) return perform(work, [{ do: 'place', kind: 'memo', on: seat, token, ends: ENDS.ever }], source)
  const code = `hand_ends:${source.ability}:${token}`
  const options = (['dusk', 'dawn', 'source', 'ever'] as const).map((value) => ({ value, label: text(work, `option.ends.${value}`) }))
  const ends = ask(work, { code, says: 'hand_ends', options, values: { token } }, source.ability) as Ending | undefined
  if (ends === undefined) return
  if (work.game.rulings[code] !== ends) emit(work, { type: 'ruled', question: code, answer: ends })
  const lasting = ends === 'source' ? source : { ...source, holds: true }
  perform(work, [{ do: 'place', kind: rule.kind, on: seat, token, ends: ENDS[ends] }], lasting)
}
