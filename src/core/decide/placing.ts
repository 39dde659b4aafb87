import type { Mark } from '../model/mark'
import type { Intent } from '../model/scene'
import { playerOf } from '../rules/table'
import { doneBy, emit, nextId, note, overrideOf, text } from './deciding'
import { placeMark } from './placeMark'
import type { Source, Deciding } from './deciding'

export const count = (work: Deciding, id: Mark['id'], shown: number): void => {
  const mark = work.game.marks.find((one) => one.id === id)
  if (!mark || mark.on === 'everyoneElse') return
  note(work, {
    id: `count:${id}`,
    kind: 'memo',
    seat: mark.on,
    text: text(work, 'follows.counts', { who: playerOf(work.game, mark.on), token: mark.token, from: mark.shown ?? '', to: shown }),
  })
  emit(work, { type: 'markCounted', mark: id, shown, dusks: undefined })
}

export const place = (work: Deciding, intent: Extract<Intent, { do: 'place' }>, source: Source): void => {
  const { kind, on, token, ends, shown, data, from, times } = intent
  if (kind !== 'memo') {
    const id = nextId(work, `place:${kind}:${on}`)
    const who = { who: on === 'everyoneElse' ? text(work, 'everyoneElse') : playerOf(work.game, on) }
    const word = overrideOf(work, id)
    note(work, {
      id: `place:${kind}:${on}`,
      kind: kind === 'weighs' ? 'memo' : kind,
      ...doneBy(work, source),
      ...(on === 'everyoneElse' ? {} : { seat: on }),
      text: text(work, word === false ? `follows.not.${kind}` : from ? `follows.safeFrom.${from}` : `follows.${kind}`, {
        ...who,
        times: times ?? 1,
      }),
      override: text(work, word === false ? 'override.happens' : 'override.not'),
    })
    if (word === false) return
  }
  const more = {
    ...(shown === undefined ? {} : { shown }),
    ...(data === undefined ? {} : { data }),
    ...(from === undefined ? {} : { from }),
    ...(times === undefined ? {} : { times }),
  }
  placeMark(work, { kind, on, token, ends, ...more }, source)
}
