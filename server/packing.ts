import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isPacked } from './headers.ts'

const zip = promisify(gzip)
const squeeze = promisify(brotliCompress)

export type Packing = 'br' | 'gzip'

/** More than one build has. The oldest are dropped, so that memory does not grow over many builds. */
const MOST = 500
const packed = new Map<string, Promise<Buffer>>()

/** The best packing that the client takes; `q=0` refuses one. */
export function packingFor(accepts: string): Packing | undefined {
  const taken = new Set(
    accepts
      .toLowerCase()
      .split(',')
      .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
      .map((each) => each.split(';')[0]?.trim()),
  )
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : undefined
}

/** Compresses each content once. `hash` identifies the content. */
export function pack(raw: Buffer, how: Packing, hash: string): Promise<Buffer> {
  const key = `${how} ${hash}`
  const known =
    packed.get(key) ??
    (how === 'br'
      ? squeeze(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } })
      : zip(raw, { level: 9 }))
  packed.set(key, known)
  if (packed.size > MOST) packed.delete([...packed.keys()][0] ?? '')
  return known
}

export const hashOf = (raw: Buffer): string => createHash('sha256').update(raw).digest('base64url').slice(0, 27)

/** The smallest packing takes seconds for the whole app. Done before anybody asks, it does not slow down a tablet's first visit. */
export async function packAhead(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of names.filter((each) => each.isFile() && !isPacked(each.name)).map(({ parentPath, name }) => join(parentPath, name))) {
    const raw = await readFile(file)
    // Plain http gets the second.
    await Promise.all([pack(raw, 'br', hashOf(raw)), pack(raw, 'gzip', hashOf(raw))])
  }
}
