import { LIMITS } from './limits'
import { plainId } from './plainId'
import { asList, isRecord, plainText } from './plainText'
import type { OwnJinx, Report, ScriptCharacter, ScriptTeam } from './scriptFile'
import { teamOf } from './teamOf'

type Fields = Readonly<Record<string, unknown>>

/** A character that came with its own words. They stay as they are, as plain text; its pictures are never loaded. */
export const homebrew = (fields: Fields, id: string, name: string, report: Report): ScriptCharacter => ({
  id,
  name,
  team: ownTeam(fields['team'], name, report),
  known: 'homebrew',
  ability: ownWords(fields['ability'], name, report),
  tokens: ownTokens(fields['reminders'], name, report),
  anywhere: ownTokens(fields['remindersGlobal'], name, report),
  first: ownPlace(fields['firstNight'], name, report),
  other: ownPlace(fields['otherNight'], name, report),
  firstReminder: plainText(fields['firstNightReminder'])?.slice(0, LIMITS.ability) ?? '',
  otherReminder: plainText(fields['otherNightReminder'])?.slice(0, LIMITS.ability) ?? '',
  setup: fields['setup'] === true || plainText(fields['setup'])?.toLowerCase() === 'true',
  jinxes: ownJinxes(fields['jinxes']),
  written: fields,
})

const ownTeam = (value: unknown, name: string, report: Report): ScriptTeam => {
  const text = plainText(value)
  const team = text ? teamOf(text) : undefined
  if (team) return team
  // Some tools list a jinx among the characters: it is a rule for the table, and lies in its middle.
  if (text && plainId(text).includes('jinx')) {
    report('jinxEntry', { name })
    return 'fabled'
  }
  if (text) report('oddTeam', { name, team: text.slice(0, LIMITS.name) })
  else report('noTeam', { name })
  return 'unknown'
}

const ownWords = (value: unknown, name: string, report: Report): string => {
  const text = plainText(value)
  if (!text) report('noAbility', { name })
  else if (text.length > LIMITS.ability) report('cut', { name, most: LIMITS.ability })
  return text?.slice(0, LIMITS.ability) ?? ''
}

const ownTokens = (value: unknown, name: string, report: Report): readonly string[] => {
  const list = asList(value)
  const tokens = list.flatMap((one) => plainText(one) ?? []).map((one) => one.slice(0, LIMITS.token))
  if (tokens.length < list.length || tokens.length > LIMITS.tokens) report('oddTokens', { name })
  return tokens.slice(0, LIMITS.tokens)
}

/** A number, or a number written as text; a homebrew character without one does not wake. */
const ownPlace = (value: unknown, name: string, report: Report): number => {
  if (value === undefined || value === null || value === '' || value === false) return 0
  const place = typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value
  if (typeof place === 'number' && Number.isFinite(place)) return Math.max(0, place)
  report('oddPlace', { name, place: plainText(value)?.slice(0, LIMITS.name) ?? '?' })
  return 0
}

const ownJinxes = (value: unknown): readonly OwnJinx[] =>
  asList(value).flatMap((one) => {
    const id = isRecord(one) ? plainText(one['id']) : undefined
    return isRecord(one) && id ? [{ id: plainId(id), reason: plainText(one['reason'])?.slice(0, LIMITS.ability) ?? '' }] : []
  })
