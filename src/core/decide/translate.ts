import type { PlainCommand } from '../journal/command'
import type { GameEvent } from '../journal/event'
import type { Game } from '../model/game'
import type { Mark } from '../model/mark'

/**
 * Translates a command from one branch to another, where marks, nominations and added wakes may have other numbers.
 * Undefined if what it refers to does not exist there; what was not there then either is left as it is.
 */
export const translate = (command: PlainCommand, was: Game, now: Game): PlainCommand | undefined => {
  switch (command.type) {
    case 'removeMark':
    case 'moveMark': {
      const mark = sameMark(was, now, command.mark)
      return mark && { ...command, mark }
    }
    case 'removeToken':
    case 'moveToken': {
      const old = was.tokens.find(({ id }) => id === command.token)
      if (!old) return command
      const like = ({ tokens }: Game) =>
        tokens.filter(({ on, text, character }) => on === old.on && text === old.text && character === old.character)
      const token = inOrder(like(now), like(was).indexOf(old))
      return token && { ...command, token: token.id }
    }
    case 'vote':
    case 'withdrawNomination': {
      const nomination = sameNomination(was, now, command.nomination)
      return nomination === undefined ? undefined : { ...command, nomination }
    }
    case 'answer': {
      const [, code, id] = /^(\w+):(m\d+)$/.exec(command.question) ?? []
      if (!code || !id) return command
      const mark = sameMark(was, now, id as Mark['id'])
      return mark && { ...command, question: `${code}:${mark}` }
    }
    default:
      return 'step' in command && command.step.startsWith('added.') ? addedStep(command, was, now) : command
  }
}

/** A player's exile may be called several times, somebody may be woken twice for the same, and two tokens may be alike: they are matched by their order. */
const inOrder = <T>(found: readonly T[], index: number): T | undefined => found[index] ?? found.at(-1)

const sameNomination = (was: Game, now: Game, index: number): number | undefined => {
  const old = was.day.nominations[index]
  if (!old) return index
  const places = (game: Game) =>
    game.day.nominations.flatMap(({ kind, nominee }, at) => (kind === old.kind && nominee === old.nominee ? [at] : []))
  return inOrder(places(now), places(was).indexOf(index))
}

const sameMark = (was: Game, now: Game, id: Mark['id']): Mark['id'] | undefined => {
  const old = was.marks.find((mark) => mark.id === id)
  if (!old) return id
  const same = (mark: Mark) =>
    mark.kind === old.kind && mark.token === old.token && mark.on === old.on && mark.source.ability === old.source.ability
  const found = now.marks.filter(same)
  return (found.find((mark) => mark.id === id) ?? found[0])?.id
}

const addedStep = <C extends { readonly step: string }>(command: C, was: Game, now: Game): C | undefined => {
  const old = was.night.added.find(({ step }) => step === command.step)
  if (!old) return command
  const like = ({ night }: Game) => night.added.filter(({ seat, text }) => seat === old.seat && text === old.text)
  const added = inOrder(like(now), like(was).indexOf(old))
  return added && { ...command, step: added.step }
}

/** A newcomer keeps the seat id, because later commands refer to it. */
export const withOldSeats = (events: readonly GameEvent[], old: readonly GameEvent[] | undefined): readonly GameEvent[] => {
  const ids = (list: readonly GameEvent[]) => list.flatMap((event) => (event.type === 'seatAdded' ? [event.seat.id] : []))
  const before = ids(old ?? [])
  const renamed = new Map<string, string>(
    ids(events).flatMap((id, at) => (before[at] && before[at] !== id ? [[`"${id}"`, `"${before[at]}"`] as const] : [])),
  )
  if (!renamed.size) return events
  return JSON.parse(JSON.stringify(events).replace(/"s\d+"/g, (id) => renamed.get(id) ?? id)) as readonly GameEvent[]
}
