/** What Moonrise understands of script files, as JSON. Fails only if one could not be read at all. */
import { readFileSync } from 'node:fs'
import { bmrCharacters } from '../src/characters/bmr'
import { fill } from '../src/core/model/words'
import { KNOWN } from '../src/scripts/known'
import { jinxesOf } from '../src/scripts/read/jinxesOf'
import { readScript } from '../src/scripts/read/readScript'
import { libraryOf } from '../src/scripts/read/scriptLibrary'
import { scriptErrors, scriptNotes } from '../src/text/en/scriptNotes'

const library = libraryOf(
  KNOWN,
  bmrCharacters.map(({ id }) => id),
)

/** Windows saves text as UTF-16 at times; its first two bytes say so. */
const textOf = (file: string): string => {
  const bytes = readFileSync(file)
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(wide, { ignoreBOM: true }).decode(bytes)
}

const unread = (file: string, error: string) => ({
  ...{
    file,
    ok: false,
    name: null,
    author: null,
    edition: null,
    characters: [],
    firstNight: [],
    otherNight: [],
    jinxes: [],
    bootlegger: [],
  },
  ...{ notes: [], error },
})

export const understand = (file: string) => {
  let text: string
  try {
    text = textOf(file)
  } catch {
    return unread(file, 'There is no such file, or it cannot be opened.')
  }
  const reading = readScript(text, library)
  if (!reading.ok) return unread(file, fill(scriptErrors[reading.error.code], reading.error.values))
  const { name, author, edition, characters, firstNight, otherNight, bootlegger } = reading.script
  return {
    file,
    ok: true,
    name: name ?? null,
    author: author ?? null,
    edition: edition ?? null,
    characters: characters.map(({ id, name: called, team, known }) => ({ id, name: called, team, known })),
    firstNight,
    otherNight,
    jinxes: jinxesOf(characters).map(({ pair }) => pair),
    bootlegger,
    notes: reading.notes.map(({ code, values }) => fill(scriptNotes[code], values)),
    error: null,
  }
}

const files = process.argv.slice(2)
if (process.argv[1]?.endsWith('script.ts') && files.length === 0) console.error('npm run script -- FILE…')
if (files.length > 0) {
  const understood = files.map(understand)
  console.log(JSON.stringify(understood, undefined, 2))
  process.exitCode = understood.every(({ ok }) => ok) ? 0 : 1
}
