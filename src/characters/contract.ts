import type { CardContent } from '@/core/model/card'
import type { Character } from '@/core/model/character'
import type { Ask, Limit } from '@/core/model/nightStep'
import type { Intent, Scene } from '@/core/model/scene'
import { stepOf, type CharacterId } from '@/core/model/ids'
import type { Mark, MarkEnd, TokenRule } from '@/core/model/mark'
import type { DeathCause } from '@/core/model/game'
import type { Seat } from '@/core/model/seat'
import type { Shown, Told } from '@/core/model/told'
import { tokenText } from '@/core/model/tokens'

/** The small vocabulary character files are written in. */

export { ALIVE, CANNOT_DIE, DEAD, DIED_TODAY, NO_ABILITY } from '@/core/model/tokens'

type Written = Omit<Character, 'id' | 'tokens' | 'laid'> & { readonly tokens: readonly (string | TokenRule)[] }

/** A token that carries a rule is written as that rule, so that it does the same when placed by hand. */
export const character = <const Id extends CharacterId>(id: Id, { tokens, ...rest }: Written): Character & { readonly id: Id } => ({
  ...rest,
  id,
  tokens: tokens.map((one) => (typeof one === 'string' ? one : tokenText(one))),
  laid: Object.fromEntries(tokens.flatMap((one) => (typeof one === 'string' || one.kind === 'memo' ? [] : [[tokenText(one), one]]))),
})

export const until: Readonly<Record<'dawn' | 'dusk' | 'duskTomorrow' | 'used', MarkEnd>> & { dusks(count: number): MarkEnd } = {
  dawn: { at: 'dawn' },
  dusk: { at: 'dusk', dusks: 1 },
  duskTomorrow: { at: 'dusk', dusks: 2 },
  used: { at: 'used' },
  dusks: (count) => ({ at: 'dusk', dusks: count }),
}

export const lay = (
  kind: Mark['kind'],
  token: string,
  ends: MarkEnd,
  more: Omit<TokenRule, 'kind' | 'token' | 'ends'> = {},
): TokenRule => ({ kind, token, ends, ...more })

export const DRUNK = lay('drunk', 'Drunk', until.dusk)

export const place = (rule: TokenRule, on: Mark['on'], more: Pick<Mark, 'data'> = {}): Intent => ({ do: 'place', ...rule, on, ...more })

export const kill = (seat: Seat, cause: DeathCause, unstoppable = false): Intent => ({
  do: 'kill',
  seat: seat.id,
  cause,
  ...(unstoppable ? { unstoppable } : {}),
})

/** `why`: the reason shown when the ability does not work. */
export const tell = (
  seat: Seat,
  what: string,
  answer: Shown,
  { truth, why = 'able' }: Partial<Pick<Told, 'truth' | 'why'>> = {},
): Intent => ({
  do: 'tell',
  seat: seat.id,
  what,
  answer,
  ...(truth ? { truth } : {}),
  why,
})

/** Somebody else is woken for it. */
export const wakeAndTell = (seat: Seat | undefined, what: string, seats: readonly Seat['id'][]): readonly Intent[] =>
  seat ? [{ do: 'wake', seat: seat.id, reason: 'told' }, tell(seat, what, { seats })] : []

export const looksAlive: Limit = { code: 'target_must_be_alive', ok: (_, target) => target.looksAlive }
export const looksDead: Limit = { code: 'target_must_be_dead', ok: (_, target) => !target.looksAlive }
export const notMyself: Limit = { code: 'target_self_forbidden', ok: ({ me }, target) => target.id !== me.id }
export const notLastNight: Limit = {
  code: 'target_same_as_last_night',
  ok: (scene, target) => scene.lastChoice()?.night !== scene.night - 1 || !scene.lastChoice()?.targets.includes(target.id),
}

export const players = (count: number, limits: readonly Limit[] = [], more: Partial<Ask> & { wrongNumber?: string } = {}): Ask => ({
  targets: { min: count, max: count, limits, ...(more.wrongNumber ? { wrongNumber: more.wrongNumber } : {}) },
  mayPass: more.mayPass ?? false,
  ...(more.character ? { character: more.character } : {}),
})

/** Every character a player could point at on the sheet, and the Travellers who sit here. */
export const sheetCharacters = ({ rules, game }: Scene): readonly CharacterId[] => [
  ...rules.script.characters,
  ...game.seats.flatMap(({ character: id, traveller }) => (traveller && id ? [id] : [])),
]

export const inPlay = (scene: Scene, id: CharacterId | undefined): readonly Seat[] =>
  scene.game.seats.filter((seat) => seat.character === id)

export const yesOrNo = [
  { value: true, label: 'yes' },
  { value: false, label: 'no' },
] as const
export const noOrYes = [yesOrNo[1], yesOrNo[0]] as const

export const seatOptions = (seats: readonly Seat[]) => seats.map(({ id, player }) => ({ value: id, label: player }))

/** A public use has no place in the night. */
export const byDay = ({ game }: Scene): string | undefined => (game.phase.kind === 'night' ? 'only_by_day' : undefined)

export const livingDemon = (scene: Scene): Seat | undefined => scene.game.seats.find((seat) => seat.alive && scene.team(seat) === 'demon')

export const chosenTonight = (scene: Scene): readonly Seat['id'][] => {
  const last = scene.lastChoice()
  return last?.night === scene.night ? last.targets : []
}

export const diedTonight = ({ game }: Scene, who: Mark['on'] | undefined, by: DeathCause): boolean =>
  game.night.deaths.some(({ seat, cause }) => seat === who && cause === by)

/** This night's step of `row` was taken or passed over. */
export const stepSettled = ({ game, me }: Scene, row: string): boolean => game.night.steps[stepOf(row, me.id)] !== undefined
export const returnedTonight = ({ game, me }: Scene): boolean => me.alive && game.night.returns.includes(me.id)

/** The last thing this player was told tonight, as a card. */
export const toldCard = (scene: Scene, told: string, title: string): readonly CardContent[] =>
  scene.game.night.told
    .filter(({ seat, what }) => seat === scene.me.id && what === told)
    .slice(-1)
    .map(({ seat, answer: { seats, characters, number }, why }) => ({
      title,
      for: seat,
      ...(characters ? { characters } : {}),
      ...(seats ? { seats } : {}),
      ...(number === undefined ? {} : { number }),
      mayBeFalse: why !== 'able',
    }))
