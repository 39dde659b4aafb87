import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { CHOOSABLE, UNDO } from './moonrise'
import type { Marks } from './watch'

/** A folder of static files, and how to see in it that it is drawn and answers. */
export interface Build {
  readonly name: string
  readonly folder: string
  /** A Moonrise: a game is brought in before it is measured. */
  readonly isMoonrise: boolean
  /** Another game than the measured night of Bad Moon Rising, as its text. */
  readonly game?: { readonly text: string }
  readonly marks: Marks & { readonly undo?: string | undefined }
}

const grimoire = { ready: '[data-seat]', count: 12, tap: CHOOSABLE, then: '.figure.is-chosen', undo: UNDO }

export const moonriseBuild = (folder: string): Build => ({ name: basename(resolve(folder)), folder, isMoonrise: true, marks: grimoire })

/** Any other app, described by a file: `{ "name", "folder", "ready", "count", "tap", "then", "undo" }`. The folder is relative to the file. */
export const otherBuild = (file: string): Build => {
  const { name, folder, ...marks } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; folder: string } & Build['marks']
  const found = resolve(dirname(file), folder)
  if (!existsSync(found)) throw new Error(`${file} names ${folder}, where there is nothing`)
  return { name, folder: found, isMoonrise: false, marks: { ...marks, count: marks.count ?? 1 } }
}
