import { fill } from '@/core/api'
import type { WordValues } from '@/core/model/words'
import type { ErrorCode, NoteValues, ScriptCharacter, ScriptNote } from '@/scripts/read/scriptFile'
import { scriptErrors, scriptNotes } from '@/text/en/scriptNotes'
import { inRow } from '@/text/inRow'
import { inOurWords } from '../engine/spokenCharacters'

type Named = (value: unknown) => string

const joined = (values: NoteValues, named: Named = String): WordValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? inRow(value.map(named)) : named(value)]))

/** A note names characters as the file does, which is in English; here they go by the names of the chosen language. */
export const noteSentences = (notes: readonly ScriptNote[], characters: readonly ScriptCharacter[] = []): readonly string[] => {
  const names = new Map(characters.map((one) => [one.name, inOurWords(one).name]))
  return notes.map(({ code, values }) =>
    fill(
      scriptNotes[code],
      joined(values, (value) => names.get(String(value)) ?? String(value)),
    ),
  )
}

export const errorSentence = ({ code, values }: ScriptNote<ErrorCode>): string => fill(scriptErrors[code], joined(values))
