import type { CharacterId } from '@/core/model/ids'
import { FIRST_NIGHT, OTHER_NIGHTS } from '../known/nightOrder'
import { fixedRow, plainId } from './plainId'
import { isRecord, plainText } from './plainText'
import type { Report, ScriptCharacter } from './scriptFile'

export type Night = 'firstNight' | 'otherNight'

const PUBLISHED: Readonly<Record<Night, readonly string[]>> = { firstNight: FIRST_NIGHT, otherNight: OTHER_NIGHTS }
const BEGINS: Readonly<Record<Night, readonly string[]>> = { firstNight: ['dusk', 'minioninfo', 'demoninfo'], otherNight: ['dusk'] }

/** The rows of a night: the file's own order wins over everything, else the published one with homebrew at its own places. */
export const nightOrder = (night: Night, characters: readonly ScriptCharacter[], own: unknown, report: Report): readonly string[] =>
  ownOrder(night, characters, own, report) ?? derivedOrder(night, characters)

export const derivedOrder = (night: Night, characters: readonly ScriptCharacter[]): readonly string[] => {
  const published = PUBLISHED[night]
  const dawn = published.indexOf('dawn') + 1
  const rows = published.flatMap((row, at) =>
    fixedRow(row) || characters.some(({ id, known }) => id === row && known !== 'homebrew') ? [{ row, place: at + 1 }] : [],
  )
  const homemade = characters.flatMap((one) => {
    const place = night === 'firstNight' ? one.first : one.other
    // The numbers of other tools run past ours: nobody is woken after dawn for that.
    return one.known === 'homebrew' && place > 0 ? [{ row: one.id, place: Math.min(Math.max(place, 1), dawn - 0.5) }] : []
  })
  return [...rows, ...homemade].sort((one, other) => one.place - other.place).map(({ row }) => row)
}

const ownOrder = (night: Night, characters: readonly ScriptCharacter[], own: unknown, report: Report): readonly string[] | undefined => {
  if (own === undefined || own === null || (Array.isArray(own) && own.length === 0)) return undefined
  if (!Array.isArray(own)) {
    report('oddOrder', { night })
    return undefined
  }
  const named = own.flatMap((one) => plainText(isRecord(one) ? one['id'] : one) ?? [])
  const found = named.map((text) => ({ text, row: fixedRow(text) ?? idOf(characters, text) }))
  const rows = [...new Set(found.flatMap(({ row }) => row ?? []))]
  const strangers = found.flatMap(({ text, row }) => (row ? [] : [text]))
  if (strangers.length > 0) report('orderStrangers', { night, names: strangers })
  const lacking = derivedOrder(night, characters).filter((row) => !fixedRow(row) && !rows.includes(row))
  const names = characters.filter(({ id }) => lacking.includes(id)).map(({ name }) => name)
  if (names.length > 0) report('orderLacks', { night, names })
  return withFixedRows(night, rows)
}

const idOf = (characters: readonly ScriptCharacter[], text: string): CharacterId | undefined =>
  (characters.find(({ id }) => id === text) ?? characters.find(({ id, name }) => [id, name].some((one) => plainId(one) === plainId(text))))
    ?.id

/** Orders may leave out the rows that every night has. */
const withFixedRows = (night: Night, rows: readonly string[]): readonly string[] => {
  const begins = BEGINS[night].filter((row) => !rows.includes(row))
  const [dusk, infos] = [begins.filter((row) => row === 'dusk'), begins.filter((row) => row !== 'dusk')]
  const at = rows.indexOf('dusk') + 1
  return [...dusk, ...rows.slice(0, at), ...infos, ...rows.slice(at), ...(rows.includes('dawn') ? [] : ['dawn'])]
}
