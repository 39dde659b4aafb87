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

const run = (...files: readonly (readonly object[] | { readonly meta?: object; readonly scenarios: readonly object[] })[]) => {
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

  it('says which word of a scenario nobody would read', () => {
    const acts = (...actions: readonly object[]) => ({ actions: [{ night: 2, actor: 'Po', choose: ['Bo'] }, ...actions] })
    const { status, lines } = run([
      scenario('A', ['Bo'], { state: { phase: 'night', night: 2, tokns: [] } }),
      scenario('B', ['Bo'], acts({ night: 2, event: 'dwan' }, { night: 2, st_decide: {} }, { night: 2, st_decides: { druk: 'Bo' } })),
      scenario('C', ['Bo'], acts({ night: 2, step: 'Pukkka' })),
      scenario('D', ['Bo'], { expect: { deaths: ['Bo'], sober: ['Zed'], not_tokens: [{ on: 'Bo', token: 'Po:Ded' }] } }),
      scenario('E', ['Bo'], { expect: {} }),
      scenario('F', ['Bo'], { expect: { deaths: ['Bo'], wakes: 'Bo' } }),
      scenario('G', ['Bo'], { actions: { night: 2 } }),
    ])
    expect(status).not.toBe(0)
    expect(lines[0]).toMatch(/^A .*: state: tokns: expected "a word of the format"/)
    expect(lines[1]).toMatch(/^B .*: action 2 event: dwan: .*; action 3: st_decide: .*; action 4 st_decides: druk: /)
    expect(lines[2]).toMatch(/^C .*no step is called Pukkka/)
    expect(lines[3]).toMatch(/^D .*: expect sober: expected "a player of the scenario", got "Zed"; expect not_tokens: .* got "Po:Ded"/)
    expect(lines[4]).toMatch(/^E .*: expect: expected "something to check"/)
    expect(lines[5]).toMatch(/^F .*: wakes: expected "Bo", got "cannot be checked/)
    expect(lines[6]).toMatch(/^G .*: action: expected "a list"/)
    expect(lines.at(-1)).toBe('0 passed, 7 failed')
  })

  it('counts a file that it cannot read as a failure, and plays the others', () => {
    const { status, lines } = run({ scenarios: 'none' } as never, [scenario('A', ['Bo'])], {
      meta: { script: 'nowhere' },
      scenarios: [scenario('B', ['Bo'])],
    })
    expect(status).not.toBe(0)
    expect(lines[0]).toContain('a file of scenarios is a list')
    expect(lines[1]).toContain('there is no edition called nowhere')
    expect(lines[2]).toBe('1 passed, 2 failed')
  })

  it('plays the published order too where a scenario says what it gives', () => {
    const { status, lines } = run([
      scenario('A', ['Bo'], { variant_official: { deaths: ['Bo'], reason: 'the same' } }),
      scenario('B', ['Bo'], { variant_official: { deaths: ['Cy'] } }),
    ])
    expect(status).not.toBe(0)
    expect(lines).toEqual(['B The Po chooses Bo (B): deaths in the published order: expected ["Cy"], got ["Bo"]', '1 passed, 1 failed'])
  })
})
