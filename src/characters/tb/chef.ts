import type { Read } from '@/core/model/information'
import type { Scene } from '@/core/model/scene'
import { inRow } from '@/core/model/words'
import { character } from '../contract'
import { aboutNumber, lyingWords, telling } from '../learning'

/** CHEF-1: once around the circle; every look is one of its own, also the second at the same player. */
const couples = ({ game: { seats } }: Scene, read: Read) =>
  seats.flatMap((seat, at) => {
    const next = seats[(at + 1) % seats.length]
    const again = seats.length === 2 && at === 1
    return next && !again && read(seat, 'alignment') === 'evil' && read(next, 'alignment') === 'evil' ? [[seat, next] as const] : []
  })

/** First night: how many couples of evil neighbours there are. */
export const chef = character('chef', {
  names: { sheet: 'Chef', published: 'Chef' },
  team: 'townsfolk',
  tokens: [],
  ability: 'On your first night you learn how many times two evil players sit side by side.',
  words: {
    ...lyingWords,
    'card.chef': 'evil players sit side by side so many times',
    'truth.chef': 'Evil side by side: {list}.',
    'truth.chef.none': 'No two evil players sit side by side.',
    'advice.chef': 'A number that players can check against the seats: keep a lie within one of the truth.',
  },
  night: [
    {
      when: 'first',
      player: '{me} learns how often two evil players sit side by side.',
      storyteller: 'Show the number.',
      tells: telling({
        what: 'number',
        card: 'card.chef',
        form: ({ game }) => ({ kind: 'number', most: game.seats.length, beyond: true }),
        isTrue: (scene, _, { number }, read) => couples(scene, read).length === number,
        explains: (scene) => {
          const list = couples(scene, (seat, what) => (what === 'alignment' ? seat.alignment : undefined) as never)
          return {
            because: list.length ? 'truth.chef' : 'truth.chef.none',
            values: {
              list: inRow(
                scene.rules.words,
                list.map((two) => two.map(({ player }) => player).join(' – ')),
              ),
            },
          }
        },
        suggests: (scene, _, given) =>
          aboutNumber(scene, given, scene.game.seats.filter(({ alignment }) => alignment === 'evil').length - 1, false),
      }),
    },
  ],
})
