import type { CharacterId, SeatId } from '../model/ids'
import type { Chosen } from '../model/nightStep'
import type { Intent } from '../model/scene'
import type { Seat } from '../model/seat'
import { activeMarks, isOn, works } from '../rules/abilities'
import type { Step } from '../rules/step'
import { characterOf, nightNumber, seatOf } from '../rules/table'
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
  if (ask?.targets || ask?.character)
    emit(work, {
      type: 'chose',
      seat: step.seat.id,
      ability,
      serial: source.serial ?? 0,
      choice: { night: nightNumber(work.game), targets, ...(character === undefined ? {} : { character }) },
    })
  if (night.always) perform(work, night.always(actScene(work, me(), ability), chosen), source)
  const refuses = pass || ((ask?.targets || ask?.character) && !targets.length && character === undefined)
  if (refuses) return
  if (kind?.oncePerGame) spend(work, step.seat.id, ability)

  const able = () => forced ?? works(rules, work.game, me(), ability)
  const ableAtFirst = able()
  const effective = () => (kind?.cannotBeStopped ? ableAtFirst && (forced ?? me().alive) : able())
  let silenced = !kind?.pretends && !ableAtFirst
  chosen.targets.forEach((target, index) => {
    chooses(work, me(), target.id, ability)
    if (!effective()) {
      silenced ||= !kind?.pretends
      return
    }
    if (night.each) perform(work, night.each(actScene(work, me(), ability), seatOf(work.game, target.id) ?? target, index), source)
  })
  if (ask?.character?.use === 'choose')
    for (const named of work.game.seats.filter((seat) => seat.character === character)) chooses(work, me(), named.id, ability)
  if (effective()) {
    if (night.does) perform(work, night.does(actScene(work, me(), ability), chosen), source)
  } else if (night.whenSilent) perform(work, night.whenSilent(actScene(work, me(), ability), chosen).map(untrusted), source)
  if (silenced && wouldChange(work, (dry) => asIfAble(dry, step, chosen, { ...source, holds: true }))) wentWrong(work, source, 'acted')
  const couldAct = night.asks ?? night.does ?? night.each ?? night.whenSilent ?? night.shows ?? night.upkeep
  if ((silenced && couldAct) || forced !== undefined)
    note(work, {
      id: `works:${step.id}`,
      kind: 'nothing',
      seat: step.seat.id,
      ...impairedBy(work, me()),
      text: text(work, forced ? 'follows.worksByHand' : 'follows.noEffect', { who: me().player }),
      override: text(work, forced ? 'override.noEffect' : 'override.works'),
    })
  work.cards.push(...(night.shows?.(actScene(work, me(), ability), chosen) ?? []))
}

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
  const mark = [...activeMarks(work.game, 'drunk'), ...activeMarks(work.game, 'poisoned')].find((each) => isOn(each, seat))
  const { because } = mark ? doneBy(work, mark.source) : {}
  return because ? { because } : {}
}
