import type { Scene } from '@/core/model/scene'
import { inform, infoView } from '@/core/informing'
import type { Form, Given, News, Suggestion, Telling } from '@/core/model/information'
import type { CharacterId } from '@/core/model/ids'
import type { Character } from '@/core/model/character'
import type { Alignment, Seat, Team } from '@/core/model/seat'
import { inRow, type Words } from '@/core/model/words'
import { lay, place, until } from './contract'

/** What several learners share: a character and two players, one character, and how to lie well. */

export const lyingWords: Words = {
  'suggests.hides': 'Somebody here may pass for good, and usually does.',
  'suggests.framed': 'Somebody here may pass for evil; let it happen now and then.',
  'suggests.lie': '{me} has no ability: this lie could be true at another table.',
  'suggests.bluff': 'A character the Demon was shown as not in play.',
  'suggests.evil': 'A good player looks evil.',
  'suggests.shown': 'A true one, beside a player whom this casts doubt on.',
}

export const telling = (news: News): Telling => ({ ...news, inform, view: infoView })

const ofTeam = ({ rules }: Scene, team: Team): readonly CharacterId[] =>
  rules.script.characters.filter((id) => rules.characters[id]?.team === team)

/** Another start each night and for each player, so that no pattern can be read; the order of the chairs decides nothing. */
const from = <One>(scene: Scene, list: readonly One[]): readonly One[] => {
  const start = list.length ? (Number(scene.me.id.replace(/\D/g, '')) + scene.night) % list.length : 0
  return [...list.slice(start), ...list.slice(0, start)]
}

interface PairOf {
  readonly team: 'townsfolk' | 'outsider' | 'minion'
  readonly shown: string
  readonly wrong: string
  readonly card: string
  /** Or word that there is nobody of that team; the title of its card. */
  readonly none?: string
}

/** Shown a character of this team and two players, one of whom is it. */
export const pairOf = ({ team, shown, wrong, card, none }: PairOf): Telling =>
  telling({
    what: 'pair',
    card: ({ number }) => (number === 0 ? (none ?? card) : card),
    form: (scene): Form => ({ kind: 'pair', among: ofTeam(scene, team), ...(none ? { none: true } : {}) }),
    isTrue: (scene, _, { number, characters = [], seats = [] }, read) =>
      number === 0
        ? !scene.game.seats.some((seat) => seat.id !== scene.me.id && read(seat, 'team') === team)
        : seats.some((id) => read(scene.seat(id), 'character') === characters[0]),
    explains: (scene) => {
      const those = scene.game.seats.filter((seat) => seat.id !== scene.me.id && scene.team(seat) === team)
      return {
        because: those.length ? 'truth.those' : 'truth.nobody',
        values: {
          list: inRow(
            scene.rules.words,
            those.map(({ player, character = '' }) => `${player} (${scene.rules.characters[character]?.names[scene.rules.names]})`),
          ),
        },
      }
    },
    suggests: (scene, _, given) => [...pairs(scene, team, given)],
    lays: (_, { seats = [] }, holder) => seats.map((id) => place(lay('memo', id === holder ? shown : wrong, until.dawn), id)),
  })

/**
 * Able: somebody of the team beside a player whom this casts doubt on; for an evil team first a good player who passes for one of it.
 * Without an ability: somebody who is not there, on two good players.
 */
function* pairs(scene: Scene, team: Team, { why, accepts }: Given): Generator<Suggestion> {
  const others = from(
    scene,
    scene.game.seats.filter(({ id }) => id !== scene.me.id).sort((a, b) => (a.id < b.id ? -1 : 1)),
  )
  const evil = others.filter(({ alignment }) => alignment === 'evil')
  const good = others.filter(({ alignment }) => alignment === 'good')
  const pair = (character: CharacterId, one: Seat, two: Seat, because: string): Suggestion => ({
    answer: { characters: [character], seats: [one.id, two.id] },
    because,
  })
  if (why === 'able') {
    const those = others.filter((seat) => scene.team(seat) === team)
    const demon = others.find((seat) => scene.team(seat) === 'demon')
    const [first = ''] = from(scene, ofTeam(scene, team))
    const doubted = team === 'minion' ? [...good, ...evil] : [...evil, ...good]
    if (team === 'minion' && demon)
      for (const seat of good)
        if (accepts({ characters: [first], seats: [seat.id, demon.id] }))
          for (const wrong of good) if (wrong.id !== seat.id) yield pair(first, seat, wrong, 'suggests.evil')
    for (const wrong of doubted)
      for (const seat of those) if (wrong.id !== seat.id && seat.character) yield pair(seat.character, seat, wrong, 'suggests.shown')
    return
  }
  const absent = from(
    scene,
    ofTeam(scene, team).filter((id) => id !== scene.ability && !scene.game.seats.some(({ character }) => character === id)),
  )
  const couples = good.flatMap((one) => good.flatMap((two) => (one.id < two.id ? [[one, two] as const] : [])))
  for (const [at, [one, two]] of couples.entries()) yield pair(absent[at % absent.length] ?? '', one, two, 'suggests.lie')
}

/** Shown one character, and what to show when it need not be the truth. */
export const oneCharacter = (scene: Scene, seat: Seat | undefined, { why }: Given): readonly Suggestion[] => {
  const bluffs = (scene.game.bluffs['demon'] ?? []).map((id) => ({ answer: { characters: [id] }, because: 'suggests.bluff' }))
  const evil = from(scene, [...ofTeam(scene, 'minion'), ...ofTeam(scene, 'demon')]).map((id) => ({
    answer: { characters: [id] },
    because: 'suggests.evil',
  }))
  const good = from(scene, ofTeam(scene, 'townsfolk')).map((id) => ({
    answer: { characters: [id] },
    because: why === 'able' ? 'suggests.hides' : 'suggests.lie',
  }))
  return seat?.alignment === 'evil' ? [...bluffs, ...good] : evil
}

/** Every character of the sheet, and the true one if it is a Traveller's. */
export const anyCharacter = ({ rules }: Scene, truth: CharacterId | undefined): Form => ({
  kind: 'character',
  among: [...new Set([...rules.script.characters, ...(truth ? [truth] : [])])],
})

/** A number that may be something else: an evil player may hide, a good one may be framed every other night; without an ability it is off by one. */
export const aboutNumber = (scene: Scene, { why, truth, accepts }: Given, most: number, framed: boolean): readonly Suggestion[] => {
  const number = truth?.number ?? 0
  const say = (value: number, because: string): Suggestion => ({ answer: { number: value }, because })
  if (why !== 'able') return [say(number < most ? number + 1 : Math.max(0, number - 1), 'suggests.lie')]
  if (accepts({ number: number - 1 })) return [say(number - 1, 'suggests.hides')]
  return framed && accepts({ number: number + 1 }) && scene.night % 2 === 1 ? [say(number + 1, 'suggests.framed')] : []
}

/** To abilities that look, its player might be on this side, and of one of these teams. */
export const mightPassFor =
  (side: Alignment, teams: readonly Team[]): NonNullable<Character['registers']> =>
  ({ rules }, what) =>
    (what === 'alignment'
      ? [side]
      : what === 'team'
        ? teams
        : rules.script.characters.filter((id) => teams.some((team) => rules.characters[id]?.team === team))) as never
