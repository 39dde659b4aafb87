import { isRecord } from './plainText'
import type { ScriptCharacter, ScriptFile } from './scriptFile'

/** The script as the published form has it: `_meta`, strings for published characters, full objects for homebrew. What came in goes out again. */
export const writeScript = (script: Pick<ScriptFile, 'name' | 'author' | 'meta' | 'characters'>): string =>
  `[\n${[writtenMeta(script), ...script.characters.map(writtenCharacter)].map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`

const writtenMeta = ({ name, author, meta }: Pick<ScriptFile, 'name' | 'author' | 'meta'>) => ({
  id: '_meta',
  ...meta,
  name: name ?? '',
  ...(author !== undefined ? { author } : {}),
})

const writtenCharacter = (one: ScriptCharacter): unknown => {
  const { written } = one
  if (one.known === 'unknown') return written
  if (one.known === 'homebrew') return writtenHomebrew(one)
  const more = isRecord(written) ? Object.keys(written).filter((key) => key !== 'id') : []
  return more.length > 0 ? { ...(written as object), id: one.id } : one.id
}

/** What the file had is kept, keys we do not know as well; only what we understood differently is set right. */
const writtenHomebrew = (one: ScriptCharacter) => {
  const fields = isRecord(one.written) ? one.written : {}
  const has = (key: string) => key in fields
  return {
    ...fields,
    id: one.id,
    name: one.name,
    ...(one.team === 'unknown' ? {} : { team: one.team }),
    ability: has('ability') && typeof fields['ability'] === 'string' ? fields['ability'] : one.ability,
    ...(has('firstNight') ? { firstNight: one.first } : {}),
    ...(has('otherNight') ? { otherNight: one.other } : {}),
    ...(has('reminders') ? { reminders: one.tokens } : {}),
    ...(has('remindersGlobal') ? { remindersGlobal: one.anywhere } : {}),
  }
}
