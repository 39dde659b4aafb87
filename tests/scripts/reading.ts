import { readFileSync } from 'node:fs'
import { libraryWith } from '@/app/engine/ownScript'
import { scripts } from '@/app/engine/scripts'
import { readScript } from '@/scripts/read/readScript'

export const { library } = libraryWith(await Promise.all([...scripts.values()].map((load) => load())))

export const read = (text: string) => readScript(text, library)

/** Reads what a file with this content would hold; fails if it cannot be read. */
export const readValue = (value: unknown) => {
  const reading = read(typeof value === 'string' ? value : JSON.stringify(value))
  if (!reading.ok) throw new Error(reading.error.code)
  return { ...reading.script, notes: reading.notes, codes: reading.notes.map(({ code }) => code) }
}

export const errorOf = (text: string) => {
  const reading = read(text)
  return reading.ok ? undefined : { code: reading.error.code, line: reading.error.values['line'] }
}

export const fileText = (file: string) => readFileSync(`tests/scripts/files/${file}`, 'utf8')
