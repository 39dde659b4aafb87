import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hashOf, pack, packAhead, type Packing } from '../../server/packing.ts'

const folder = mkdtempSync(join(tmpdir(), 'moonrise-packing-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = Buffer.from('export const deep = 1\n'.repeat(500))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/deep.js'), script)

/** Packing takes a task of its own; what is packed already is there within the same one. */
const isThere = async (how: Packing): Promise<boolean> => {
  let there = false
  void pack(script, how, hashOf(script)).then(() => (there = true))
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  return there
}

it('is done before anybody asks, for https and for plain http', async () => {
  await packAhead(folder)
  expect(await isThere('br')).toBe(true)
  expect(await isThere('gzip')).toBe(true)
})

it('gives up when there is no such folder', async () => {
  await expect(packAhead(join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
})
