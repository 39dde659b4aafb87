import type { Alignment } from '@/core/model/seat'
import type { SeatView } from '@/core/views/grimoireTypes'
import type { Words } from '@/core/model/words'
import { englishWords } from '@/text/language'
import { heldSession } from '../session/sessions'

/** The day the game was begun; today if that is not known. */
export const playedOn = (id: string): Date => new Date(heldSession(id)?.record().createdAt ?? Date.now())

/** ClockTracker knows our scripts by their English names, whatever language the table speaks. */
export const trackerScript = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  (englishWords('core') as Words)[`script.${id}`] ?? name

const HEADER = [
  'Date',
  'Script',
  'Storyteller (say "me" if it was you)',
  'Online/In Person',
  'Location (if in person)',
  'Community',
  'Player count',
  'Traveler count',
  'Game Result (win/loss)',
  'Starting Role',
  'Starting Related Role',
  'Starting Alignment (if not default)',
  'Ending Role (if different)',
  'Ending Related Role',
  'Ending Alignment (if not default)',
  'Notes',
]

const cell = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

export interface TrackerGame {
  readonly date: Date
  readonly script: string
  readonly seats: readonly Pick<SeatView, 'traveller'>[]
  readonly winner: Alignment | undefined
  readonly notes: string
}

/** Header and one row, as ClockTracker imports them. For a storyteller's own row, "win" means that good won. */
export const trackerCsv = ({ date, script, seats, winner, notes }: TrackerGame): string => {
  const travellers = seats.filter(({ traveller }) => traveller).length
  const result = winner === undefined ? '' : winner === 'good' ? 'win' : 'loss'
  const row = [
    dayOf(date),
    script,
    'me',
    'In Person',
    '',
    '',
    String(seats.length - travellers),
    String(travellers),
    result,
    '',
    '',
    '',
    '',
    '',
    '',
    notes,
  ]
  return [HEADER, row].map((cells) => cells.map(cell).join(',')).join('\n') + '\n'
}
