/** What Moonrise understands of script files, as JSON. Fails only if one could not be read at all. */
import { readFileSync } from 'node:fs'
import { understandScript } from '../src/app/engine/scripts'
import { errorSentence, noteSentences } from '../src/app/shelf/sentences'
import { fileText } from '../src/app/shelf/fileText'
import { jinxesOf } from '../src/scripts/read/jinxesOf'

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

export const understand = async (file: string) => {
  let text: string
  try {
    text = fileText(readFileSync(file))
  } catch {
    return unread(file, 'There is no such file, or it cannot be opened.')
  }
  const { reading } = await understandScript(text)
  if (!reading.ok) return unread(file, errorSentence(reading.error))
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
    notes: noteSentences(reading.notes),
    error: null,
  }
}

const files = process.argv.slice(2)
if (process.argv[1]?.endsWith('script.ts') && files.length === 0) console.error('npm run script -- FILE…')
if (files.length > 0) {
  const understood = await Promise.all(files.map(understand))
  console.log(JSON.stringify(understood, undefined, 2))
  process.exitCode = understood.every(({ ok }) => ok) ? 0 : 1
}
