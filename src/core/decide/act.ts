import type { CharacterId, SeatId } from '../model/ids'
import type { Chosen } from '../model/nightStep'
import type { Intent } from '../model/scene'
import type { Seat } from '../model/seat'
import { activeMarks, isImpaired, isOn, isSham, works } from '../rules/abilities'
import type { Step } from '../rules/step'
import { characterOf, nameOf, nightNumber, seatOf } from '../rules/table'
import { actScene } from './asking'
import { chooses } from './chosen'
import { perform } from './intents'
import { wentWrong, wouldChange } from './malfunction'
import type { Consequence } from './decision'
import { doneBy, emit, note, overrideOf, sourceOf, spend, text } from './deciding'
import type { Source, Deciding } from './deciding'

/** The choice and what follows from it: chosen reactions first, then "does the ability work?", then its intents. */
export const act = (work: Deciding, step: Step, targets: readonly SeatId[], character: CharacterId | undefined, pass: boolean): void => {
  const { rules } = work
  const { night, ability } = step
  if (!night || !ability || !step.seat) return
  const me = () => seatOf(work.game, step.seat?.id) ?? (step.seat as Seat)
  const forced = overrideOf(work, `works:${step.id}`)
  const source = { ...sourceOf(work.game, step.seat.id, ability), ...(forced ? { holds: true } : {}) }
  const kind = characterOf(rules, ability)
  const chosen: Chosen = { targets: targets.flatMap((id) => seatOf(work.game, id) ?? []), character }
  const ask = night.asks?.(actScene(work, me(), ability))
  const nothing = !targets.length && character === undefined
  if ((ask?.targets || ask?.character) && !(ask.free && nothing))
    emit(work, {
      type: 'chose',
      seat: step.seat.id,
      ability,
      serial: source.serial ?? 0,
      choice: { night: nightNumber(work.game), targets, ...(character === undefined ? {} : { character }) },
    })
  if (night.always) perform(work, night.always(actScene(work, me(), ability), chosen), source)
  const refuses = pass || ((ask?.targets || ask?.character) && nothing)
  if (refuses) return
  if (kind?.oncePerGame) spend(work, step.seat.id, ability)

  const sham = isSham(rules, step.seat, ability)
  const able = () => forced ?? worksNow(work, step, me())
  const ableAtFirst = able()
  const effective = () => (kind?.cannotBeStopped ? ableAtFirst && (forced ?? me().alive) : able())
  let silenced = !sham && !ableAtFirst
  chosen.targets.forEach((target, index) => {
    chooses(work, me(), target.id, ability)
    if (!effective()) {
      silenced ||= !sham
      return
    }
    if (night.each) perform(work, night.each(actScene(work, me(), ability), seatOf(work.game, target.id) ?? target, index), source)
  })
  if (ask?.character?.use === 'choose')
    for (const named of work.game.seats.filter((seat) => seat.character === character)) chooses(work, me(), named.id, ability)
  if (effective()) {
    if (night.does) perform(work, night.does(actScene(work, me(), ability), chosen), source)
    if (ask?.character?.use === 'guess') noteRightGuess(work, chosen)
  } else if (night.whenSilent) perform(work, night.whenSilent(actScene(work, me(), ability), chosen).map(untrusted), source)
  if (silenced && wouldChange(work, (dry) => asIfAble(dry, step, chosen, { ...source, holds: true }))) wentWrong(work, source, 'acted')
  const couldAct = night.asks ?? night.does ?? night.each ?? night.whenSilent ?? night.shows ?? night.upkeep ?? night.tells
  if ((silenced && couldAct) || forced !== undefined)
    note(work, {
      id: `works:${step.id}`,
      kind: 'nothing',
      seat: step.seat.id,
      ...impairedBy(work, me()),
      text: text(work, forced ? 'follows.worksByHand' : 'follows.noEffect', { who: me().player }),
      override: text(work, forced ? 'override.noEffect' : 'override.works'),
    })
  night.tells?.inform(work, night.tells, { me: me(), ability, able: effective() }, now(work, chosen), source)
  work.cards.push(...(night.shows?.(actScene(work, me(), ability), chosen) ?? []))
}

/** Nothing follows from it, so that it would look like no answer at all. */
const noteRightGuess = (work: Deciding, { targets: [target], character }: Chosen): void => {
  if (target && character && target.character === character)
    note(work, {
      id: `guessed:${target.id}`,
      kind: 'memo',
      seat: target.id,
      text: text(work, 'follows.guessedRight', { who: target.player, character: nameOf(work.rules, character) }),
    })
}

/** A player who died tonight acts with the ability they had. */
const worksNow = (work: Deciding, { night, ability = '' }: Step, me: Seat): boolean =>
  night?.diedTonight
    ? !isSham(work.rules, me, ability) && !isImpaired(work.rules, work.game, me.id)
    : works(work.rules, work.game, me, ability)

const now = (work: Deciding, { targets, character }: Chosen): Chosen => ({
  targets: targets.map((target) => seatOf(work.game, target.id) ?? target),
  character,
})

/** Told by an ability that does not work: true or not, the record says so. */
const untrusted = (intent: Intent): Intent => (intent.do === 'tell' && intent.why === 'able' ? { ...intent, why: 'impaired' } : intent)

const asIfAble = (dry: Deciding, { night, seat, ability }: Step, chosen: Chosen, source: Source): void => {
  if (!night || !seat || !ability) return
  chosen.targets.forEach((target, index) => {
    if (night.each) perform(dry, night.each(actScene(dry, seat, ability), seatOf(dry.game, target.id) ?? target, index), source)
  })
  if (night.does) perform(dry, night.does(actScene(dry, seat, ability), chosen), source)
}

const impairedBy = (work: Deciding, seat: Seat): Pick<Consequence, 'because'> => {
  const mark = [...activeMarks(work.rules, work.game, 'drunk'), ...activeMarks(work.rules, work.game, 'poisoned')].find((each) =>
    isOn(each, seat),
  )
  const { because } = mark ? doneBy(work, mark.source) : {}
  return because ? { because } : {}
}
