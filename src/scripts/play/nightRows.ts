import type { Character } from '@/core/model/character'
import type { Ask } from '@/core/model/nightStep'
import type { MiddleCharacter, ScriptRow } from '@/core/model/script'
import { EVERYBODY } from './byHand'

const FIXED: Readonly<Record<string, readonly NonNullable<ScriptRow['fixed']>[]>> = {
  dusk: ['dusk', 'travellers'],
  minioninfo: ['minion-info'],
  demoninfo: ['demon-info'],
  dawn: ['dawn'],
}

/** A character that acts in several parts has a row for each (the Lunatic), in the order of its own file. */
export const nightRows = (
  order: readonly string[],
  characters: readonly Character[],
  middle: readonly MiddleCharacter[],
  night: 'first' | 'other',
): readonly ScriptRow[] =>
  order.flatMap((row): readonly ScriptRow[] => {
    const fixed = FIXED[row]
    if (fixed)
      return fixed.map((each) => ({ row: each, label: each.charAt(0).toUpperCase() + each.slice(1).replace('-', ' '), fixed: each }))
    const one = characters.find(({ id }) => id === row)
    const parts = one?.night?.filter(({ when }) => when === 'every' || when === night).map((step) => step.row ?? one.id) ?? []
    const lying = middle.find(({ id }) => id === row)
    if (lying) return [{ row, label: lying.name, lies: { words: lying.ability } }]
    const lies = one && isNobodys(one) ? { lies: { words: one.ability, asks: anybody } } : {}
    return one ? [...new Set(parts.length > 0 ? parts : [one.id])].map((part) => ({ row: part, label: labelOf(one, part), ...lies })) : []
  })

/** Any number of players, as a step by hand has it. */
const anybody: Ask = { targets: { min: 0, max: EVERYBODY, limits: [] }, mayPass: true, free: true }

/** A Demon that is in play and dealt to nobody. */
const isNobodys = ({ team, setup = [] }: Character): boolean =>
  team === 'demon' && setup.some((effect) => 'none' in effect && effect.none === team)

const labelOf = ({ names }: Character, part: string): string => {
  const [, name] = part.split('.')
  return name ? `${names.sheet} (${name})` : names.sheet
}

/** A sheet with more rows: each comes after the row that it follows in the other order. */
export const mergeRows = (sheet: readonly ScriptRow[], more: readonly ScriptRow[]): readonly ScriptRow[] =>
  more.reduce<readonly ScriptRow[]>((rows, row, at) => {
    if (rows.some((one) => one.row === row.row)) return rows
    const before = more.slice(0, at).map((one) => one.row)
    const place = rows.findIndex((one) => before.at(-1) === one.row) + 1 || 1
    return [...rows.slice(0, place), row, ...rows.slice(place)]
  }, sheet)
