import { seatId } from '@/core/model/ids'
import type { Seat } from '@/core/model/seat'

/** Somebody who has just sat down. */
export const ana: Seat = {
  id: seatId('s1'),
  player: 'Ana',
  character: undefined,
  believes: undefined,
  abilities: [],
  traveller: false,
  alignment: 'good',
  alive: true,
  looksAlive: true,
  ghostVote: true,
  history: [],
  toldDemon: false,
  note: '',
}
