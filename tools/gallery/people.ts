import { seatId } from '@/core/model/ids'
import type { RingCoinModel, RingSeatModel } from '@/ui/grimoire/ring/ringModel'
import type { SeatFigureModel } from '@/ui/parts/seatFigure'
import type { TokenTeam } from '@/ui/parts/tokenShape'

const teams: Record<TokenTeam, string> = {
  townsfolk:
    'grandmother:Grandparent sailor:Sailor chambermaid:Housekeeper exorcist:Exorcist innkeeper:Innkeeper gambler:Gambler gossip:Gossip courtier:Courtier professor:Professor minstrel:Minstrel tealady:Herbalist pacifist:Pacifist fool:Fool',
  outsider: 'tinker:Tinker moonchild:Moonchild goon:Goon lunatic:Lunatic',
  minion: 'godfather:Capo_Crimini devilsadvocate:Devil’s_Advocate assassin:Assassin mastermind:Mastermind',
  demon: 'zombuul:Zombuul pukka:Pukka shabaloth:Shabaloth po:Po',
  traveller: 'apprentice:Apprentice matron:Matron judge:Judge bishop:Bishop voudon:Voudon',
}

export const cast = Object.entries(teams).flatMap(([team, list]) =>
  list.split(' ').map((pair) => {
    const [id = '', name = ''] = pair.split(':')
    return { id, name: name.replace('_', ' '), team: team as TokenTeam }
  }),
)

export const character = (id: string) => cast.find((one) => one.id === id)
export const isEvil = (id: string) => ['minion', 'demon'].includes(character(id)?.team ?? '')

const coin = (
  icon: string,
  caption: string,
  kind: RingCoinModel['kind'] = 'plain',
  state: RingCoinModel['state'] = 'live',
): RingCoinModel => ({ id: `${icon} ${caption} ${state}`, icon, caption, kind, state, label: `${caption}, ${icon}` })

type Guest = [player: string, id: string, figure?: Partial<SeatFigureModel>, coins?: RingCoinModel[], more?: Partial<RingSeatModel>]

const seat = ([player, id, figure = {}, coins = [], more = {}]: Guest, i: number): RingSeatModel => ({
  id: seatId(`seat-${i + 1}`),
  label: `Seat ${i + 1}, ${player}, ${id}`,
  coins,
  moreLabel: 'more',
  figure: { number: i + 1, player, character: character(id), evil: isEvil(id), life: 'alive', ...figure },
  ...more,
})

const night: Guest[] = [
  ['Mira', 'godfather', { drunk: true, state: 'lit' }, [coin('courtier', 'Drunk 2', 'impaired', 'paused')]],
  ['Tess', 'lunatic', { believes: { id: 'po', name: 'Po' }, order: { n: 5, state: 'later' }, state: 'lit' }],
  ['Ana', 'sailor', { order: { n: 2, state: 'now' }, state: 'now' }],
  [
    'Bo',
    'innkeeper',
    { order: { n: 3, state: 'later' }, state: 'lit', safe: true },
    [coin('innkeeper', 'Safe', 'safe'), coin('goon', 'Chosen')],
  ],
  [
    'Cy',
    'courtier',
    { state: 'lit' },
    [
      coin('courtier', 'No ability'),
      coin('devilsadvocate', 'Survives', 'safe'),
      coin('innkeeper', 'Drunk', 'impaired'),
      coin('po', 'Dead', 'death'),
    ],
  ],
  ['Wren', 'apprentice', { evil: true, traveller: true, order: { n: 4, state: 'done' }, state: 'lit' }, [coin('devilsadvocate', 'Gained')]],
  ['Noor', 'zombuul', { life: 'looks-dead', ghostVote: 'unspent', order: { n: 6, state: 'later' }, state: 'dim', tag: 'looks dead' }],
  ['Jun', 'goon', { evil: true, turned: 'evil', state: 'lit', tag: 'evil' }],
  ['Ivy', 'chambermaid', { order: { n: 7, state: 'later' }, state: 'lit', pick: 1 }, [coin('sailor', 'Drunk', 'impaired', 'proposed')]],
  ['Eli', 'gambler', { life: 'dead', ghostVote: 'unspent', state: 'dim' }],
  ['Dov', 'assassin', { poisoned: true, state: 'lit' }, [coin('assassin', 'No ability'), coin('pukka', 'Poisoned', 'impaired')]],
  ['Fay', 'minstrel', { life: 'dead', ghostVote: 'spent', state: 'dim' }],
]

const others: Guest[] = [
  ['Bartholomew', 'grandmother', { state: 'lit' }],
  ['Jean-Baptiste', 'tinker', { life: 'dead', ghostVote: 'spent' }],
  ['Łukasz', 'professor', { safe: true, state: 'lit' }, [coin('innkeeper', 'Safe', 'safe')]],
  ['Persephone', 'bishop', { evil: true, traveller: true, state: 'lit' }],
  [
    'Ольга',
    'gossip',
    { drunk: true, poisoned: true, state: 'lit' },
    [coin('sailor', 'Drunk', 'impaired'), coin('pukka', 'Poisoned', 'impaired')],
  ],
  ['Konstantin', 'fool', { state: 'lit', pick: 2 }, [coin('fool', 'No ability')]],
  ['Γιώργος', 'mastermind', { state: 'lit', order: { n: 9, state: 'later' } }],
  ['さくら', 'pacifist', { state: 'lit' }],
]

export const guests = (n: number): RingSeatModel[] => [...night, ...others].slice(0, n).map(seat)

export const crowded = (n: number): RingSeatModel[] =>
  guests(n).map((one) => ({
    ...one,
    coins: [
      coin('innkeeper', 'Safe', 'safe'),
      coin('courtier', 'No ability'),
      coin('sailor', 'Drunk', 'impaired'),
      coin('po', 'Dead', 'death'),
      coin('goon', 'Chosen'),
    ],
  }))

export const voting = (n: number): RingSeatModel[] =>
  guests(n).map((one, i) => ({
    ...one,
    vote: (['waiting', 'no', 'yes', 'yes', 'no', 'yes', 'ghost', 'asked', 'waiting', 'waiting', 'waiting'] as const)[i],
    figure: {
      ...one.figure,
      order: undefined,
      pick: undefined,
      state: i === 0 ? 'nominated' : i === 7 ? 'now' : undefined,
      onBlock: i === 7,
    },
  }))
