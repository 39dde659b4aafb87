import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Flow {
  readonly permissions: unknown
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>
}

it('has a workflow that runs all tests, and those that need something installed after installing it', () => {
  const flow = parse(readFileSync('.github/workflows/tests.yml', 'utf8')) as Flow
  expect(flow.permissions).toEqual({ contents: 'read' })
  const run = (job: string) => flow.jobs[job]!.steps.flatMap((step) => step.run ?? [])
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(run('all').at(-1)).toBe('npm test')
  const [, installing = '', ...after] = run('installed')
  for (const needed of ['redis-server', 'webkit2gtk-driver', 'xvfb']) expect(installing).toContain(` ${needed}`)
  const called = after.map((command) => command.replace(/^npm run /, ''))
  expect(called).toEqual(['test:redis', 'bench:live', 'test:webkit'])
  for (const script of called) expect(scripts, script).toHaveProperty([script])
})
