import * as v from 'valibot'
import { character, flag, id, list, mark, maybe, name, seat, signed, table, text, whole } from './words'

export const alignment = v.picklist(['good', 'evil'])
export const order = v.picklist(['sheet', 'published'])
export const settling = v.picklist(['done', 'lastTap'])
export const verdict = v.picklist(['pass', 'fail'])
export const answer = v.union([text, signed, flag, list(text)])
export const answers = table(answer)
export const overrides = table(flag)
export const pairs = list(v.pipe(v.tuple([seat, seat]), v.readonly()))

export const claim = v.object({ winner: v.picklist(['good', 'evil']), ability: character, because: id })
export const overtime = v.object({ day: whole, ability: character })

export const phase = v.variant('kind', [
  v.object({ kind: v.literal('setup') }),
  v.object({ kind: v.literal('night'), number: whole }),
  v.object({ kind: v.literal('day'), number: whole }),
])

const moment = v.object({ phase: v.picklist(['setup', 'night', 'day']), number: whole })
const team = v.picklist(['townsfolk', 'outsider', 'minion', 'demon', 'traveller'])

export const abilities = list(
  v.object({
    serial: whole,
    character,
    since: whole,
    way: v.picklist(['own', 'gained', 'kept', 'believed']),
    spent: flag,
    mark: v.optional(mark),
  }),
)

export const became = v.object({ seat, character: maybe(character), traveller: flag, alignment, abilities })

export const seatState = v.object({
  id: seat,
  player: name,
  character: maybe(character),
  believes: maybe(character),
  abilities,
  traveller: flag,
  alignment,
  alive: flag,
  looksAlive: flag,
  ghostVote: flag,
  voteTokens: v.optional(whole),
  history: list(v.object({ character: maybe(character), alignment, until: moment })),
  toldDemon: flag,
  note: text,
})

export const secret = v.object({ seats: v.optional(list(seat)), characters: v.optional(list(character)) })

export const markKind = v.picklist(['drunk', 'poisoned', 'safe', 'shield', 'asleep', 'weighs', 'memo'])
export const markEnd = v.variant('at', [
  v.object({ at: v.literal('dawn') }),
  v.object({ at: v.literal('dusk'), dusks: signed }),
  v.object({ at: v.literal('used') }),
])
export const markState = v.object({
  id: mark,
  kind: markKind,
  source: v.object({ seat: maybe(seat), ability: maybe(character), serial: v.optional(whole), holds: v.optional(flag), moment }),
  on: v.union([v.literal('everyoneElse'), seat]),
  except: v.optional(list(seat)),
  ends: markEnd,
  token: text,
  shown: v.optional(signed),
  data: v.optional(text),
  from: v.optional(id),
  times: v.optional(signed),
})

export const freeToken = v.object({ id: mark, on: v.union([v.literal('table'), seat]), character: maybe(character), text })

export const death = v.object({ seat, feigned: flag, cause: id, character: v.optional(character) })

export const wake = v.object({ seat, reason: v.picklist(['ability', 'alignment', 'info', 'told']), step: id })
export const choice = v.object({ night: whole, targets: list(seat), character: v.optional(character) })
export const draft = v.object({
  step: id,
  targets: list(seat),
  character: v.optional(character),
  pass: v.optional(flag),
  answers,
  overrides,
  anyway: v.optional(flag),
})
export const interrupt = v.object({ after: id, seat, kind: v.literal('alignment'), alignment, changed: flag })
export const shown = v.object({
  seats: v.optional(list(seat)),
  characters: v.optional(list(character)),
  number: v.optional(signed),
  alignment: v.optional(alignment),
  yes: v.optional(flag),
  text: v.optional(text),
})
export const card = v.object({
  title: text,
  characters: v.optional(list(character)),
  seats: v.optional(list(seat)),
  number: v.optional(signed),
  of: v.optional(whole),
  alignment: v.optional(alignment),
  for: seat,
  mayBeFalse: v.optional(flag),
  text: v.optional(text),
  yes: v.optional(flag),
  grimoire: v.optional(v.literal(true)),
})
export const told = v.object({
  seat,
  what: id,
  ability: v.optional(character),
  serial: v.optional(whole),
  answer: shown,
  truth: v.optional(shown),
  registrations: v.optional(
    list(v.object({ seat, character: v.optional(character), team: v.optional(team), alignment: v.optional(alignment) })),
  ),
  why: v.picklist(['able', 'impaired', 'sham', 'bent', 'overridden']),
})
export const snapshot = v.object({ seat, character: maybe(character), alignment })
export const nomination = v.object({
  kind: v.picklist(['execution', 'exile']),
  by: maybe(v.union([v.literal('storyteller'), seat])),
  nominee: seat,
  votes: list(seat),
  down: v.optional(list(seat)),
  needed: maybe(whole),
  keepsOnTie: v.optional(flag),
  count: v.optional(signed),
  judged: maybe(verdict),
  were: list(snapshot),
  voters: list(snapshot),
})
export const execution = v.object({
  seat,
  character: maybe(character),
  alignment,
  by: v.picklist(['vote', 'ability', 'storyteller']),
  ability: v.optional(character),
  outcome: v.picklist(['died', 'alive', 'corpse']),
  died: flag,
})
export const malfunction = v.object({
  seat,
  ability: character,
  serial: v.optional(whole),
  moment,
  by: maybe(seat),
  kind: v.picklist(['told', 'acted', 'triggered']),
})
const saidValue = v.union([
  text,
  signed,
  v.object({ seat }),
  v.object({ character }),
  v.object({ code: id, values: v.optional(table(v.union([text, signed, v.object({ seat }), v.object({ character })]))) }),
])
/** A sentence may hold another one, and that none. */
export const said = v.object({ code: id, values: v.optional(table(saidValue)) })
export const outcome = v.object({ winner: alignment, because: said })
