import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'

const command = fileURLToPath(new URL('run.ts', import.meta.url))
let folder = ''

const scenario = (id: string, deaths: readonly string[], more: object = {}) => ({
  id,
  title: `The Po chooses Bo (${id})`,
  topic: 'command',
  confidence: 'high',
  players: [
    ['Ana', 'Courtier'],
    ['Bo', 'Gambler'],
    ['Cy', 'Gossip'],
    ['Di', 'Po'],
  ].map(([name, character], at) => ({ seat: at + 1, name, character })),
  state: { phase: 'night', night: 2 },
  actions: [{ night: 2, actor: 'Po', choose: ['Bo'] }],
  expect: { deaths },
  ...more,
})

const run = (...files: readonly (readonly object[] | { readonly scenarios: readonly object[] })[]) => {
  const paths = files.map((content, at) => {
    const path = join(folder, `${at}.yaml`)
    writeFileSync(path, stringify(content))
    return path
  })
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', command, ...paths], { encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

describe('npm run scenarios -- FILE…', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'moonrise-scenarios-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('counts over all files, however they hold their list', () =>
    expect(run([scenario('A', ['Bo'])], { scenarios: [scenario('B', ['Bo'])] })).toEqual({ status: 0, lines: ['2 passed, 0 failed'] }))

  it('says of each failure what was expected and what came, and fails', () => {
    const { status, lines } = run([
      scenario('A', ['Bo']),
      scenario('B', ['Cy']),
      scenario('C', ['Bo'], { expect: { nonsense: true } }),
      scenario('D', [], { actions: [{ night: 2, actor: 'Nobody' }] }),
    ])
    expect(status).not.toBe(0)
    expect(lines[0]).toBe('B The Po chooses Bo (B): deaths: expected ["Cy"], got ["Bo"]')
    expect(lines[1]).toContain('C The Po chooses Bo (C): nonsense: expected true, got "no such check"')
    expect(lines[2]).toMatch(/^D .*exception.*no character is called Nobody/)
    expect(lines.slice(3)).toEqual(['1 passed, 3 failed'])
  })

  it('reports what is of low confidence and does not count it', () => {
    const { status, lines } = run([scenario('A', ['Bo']), scenario('B', ['Cy'], { confidence: 'low' })])
    expect(status).toBe(0)
    expect(lines).toEqual([
      'low confidence, not counted: B The Po chooses Bo (B): deaths: expected ["Cy"], got ["Bo"]',
      '1 passed, 0 failed',
    ])
  })
})
