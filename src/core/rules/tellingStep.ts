import { stepOf } from '../model/ids'
import type { ScriptRow } from '../model/script'
import type { Seat } from '../model/seat'
import type { Step } from './step'

/** A player is woken in this row only to be told something: which `part` of the row, and why. */
export const tellingStep = (row: ScriptRow, index: number, seat: Seat, part: string, because: string): Step => ({
  id: stepOf(`${row.row}.${part}`, seat.id),
  row,
  index,
  seat,
  ability: undefined,
  night: undefined,
  due: true,
  because,
  wakes: true,
  mode: 'acts',
})
