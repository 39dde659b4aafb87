import type { Scene } from '@/core/model/scene'
import type { Seat } from '@/core/model/seat'
import { inRow } from '@/core/model/words'
import { character, players, seatOptions } from '../contract'
import { lyingWords, telling } from '../learning'

const HERRING = 'redHerring'
const good = ({ game }: Scene) => seatOptions(game.seats.filter(({ alignment }) => alignment === 'good'))
const isHerring = (scene: Scene, { id }: Seat) => scene.secret(HERRING).includes(id)

/** Each night: is a Demon among these two? One good player passes for one, always. */
export const fortuneteller = character('fortuneteller', {
  names: { sheet: 'Fortune Teller', published: 'Fortune Teller' },
  team: 'townsfolk',
  tokens: ['Red herring'],
  ability: 'Each night, choose two players: you learn whether there is a Demon among them. One good player passes for a Demon with you.',
  words: {
    ...lyingWords,
    'card.fortuneteller': 'Is a Demon among the two?',
    'secret.fortuneteller.redHerring': 'the red herring',
    'refused.red_herring_must_be_good': '{who} is evil, and the red herring is a good player.',
    'ask.red_herring': 'Who passes for a Demon with {me}, the {ability}? One good player, for the whole game.',
    'truth.demonAmong': '{who}: a Demon, or passes for one here.',
    'truth.noDemonAmong': 'Neither of the two is a Demon or the red herring.',
    'caption.Red herring': 'Herring',
    'advice.fortuneteller': 'A red herring helps most on somebody who is not cleared by others; now and then it is the {ability}.',
  },
  prepares: [
    {
      key: HERRING,
      count: 1,
      among: 'good',
      self: true,
      unlikely: 'pretender',
      token: 'Red herring',
      refuses: (_, seat) => (seat.alignment === 'evil' ? 'red_herring_must_be_good' : undefined),
    },
  ],
  night: [
    {
      when: 'every',
      player: '{me} points at two players.',
      storyteller: 'Nod if one of them is a Demon or the red herring.',
      asks: () => players(2),
      tells: telling({
        what: 'demonAmong',
        card: 'card.fortuneteller',
        form: () => ({ kind: 'yesNo' }),
        isTrue: (scene, { targets }, { yes }, read) =>
          targets.some((seat) => isHerring(scene, seat) || read(seat, 'team') === 'demon') === yes,
        explains: (scene, { targets }) => {
          const found = targets.filter((seat) => isHerring(scene, seat) || scene.team(seat) === 'demon').map(({ player }) => player)
          return { because: found.length ? 'truth.demonAmong' : 'truth.noDemonAmong', values: { who: inRow(scene.rules.words, found) } }
        },
        suggests: ({ night }, _, { why, truth }) => [
          ...(why === 'able' ? [] : [{ answer: { yes: !truth?.yes }, because: 'suggests.lie' }]),
          ...(night % 2 ? [{ answer: { yes: true }, because: 'suggests.framed' }] : []),
        ],
      }),
    },
  ],
  opens: (scene) =>
    scene.me.alive && !scene.secret(HERRING).length
      ? [{ code: 'red_herring', about: scene.me.id, prepares: HERRING, values: { me: scene.me.player }, options: good(scene) }]
      : [],
})
