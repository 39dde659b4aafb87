/**
 * Everything quick at once, two at a time, the longest first: types, lint, format and the quick tests, which play every scenario.
 * `--changed` looks only at what differs from the last commit, for the time while one writes. What fails is shown whole.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

interface Task {
  readonly name: string
  readonly command: readonly string[]
}

const script = (name: string): Task => ({ name, command: ['npm', 'run', '--silent', name] })

const everything: readonly Task[] = [script('types'), script('test:quick'), script('lint'), script('format:check'), script('types:parts')]

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const changedFiles = () =>
  [...git('diff', '--name-only', '--relative', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter((file) =>
    existsSync(file),
  )

/**
 * Nearly every test reads all characters, so a change in one would run them all.
 * It runs its own scenes, what must hold for every character, and every scenario; anything else runs the tests that read it.
 */
export function testsFor(files: readonly string[]): readonly (readonly string[])[] {
  const code = files.filter((file) => /^(src|tests|tools|server)\/.*\.(ts|vue)$/.test(file) && !file.startsWith('tests/e2e/'))
  const characters = code.flatMap((file) => /^(?:src|tests)\/characters\/(?:[\w-]+\/)?(\w+?)(?:\.test)?\.ts$/.exec(file)?.[1] ?? [])
  const others = code.filter((file) => !/^(src|tests)\/characters\//.test(file))
  return [
    ...(characters.length
      ? [['run', '--project', 'core', ...characters.map((id) => `tests/characters/${id}.test.ts`), 'tests/contract', 'tests/scenarios']]
      : []),
    ...(others.length ? [['related', '--run', '--passWithNoTests', '--project', '!fuzz', ...others]] : []),
  ]
}

function changedTasks(files: readonly string[]): readonly Task[] {
  const linted = files.filter((file) => /\.(ts|js|vue)$/.test(file))
  return [
    ...(linted.length ? [script('types')] : []),
    ...testsFor(files).map((args) => ({ name: `vitest ${args[0]}`, command: ['npx', 'vitest', ...args] })),
    ...(linted.length ? [{ name: 'lint', command: ['npx', 'eslint', '--max-warnings', '0', ...linted] }] : []),
    ...(files.length ? [{ name: 'format', command: ['npx', 'prettier', '--check', '--ignore-unknown', ...files] }] : []),
  ]
}

async function check(tasks: readonly Task[]) {
  const waiting = [...tasks]
  const failed: string[] = []
  const began = Date.now()
  const run = ({ name, command: [program = '', ...args] }: Task) =>
    new Promise<void>((done) => {
      const at = Date.now()
      const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
      const said: Buffer[] = []
      child.stdout.on('data', (part: Buffer) => said.push(part))
      child.stderr.on('data', (part: Buffer) => said.push(part))
      child.on('close', (code) => {
        const seconds = Math.round((Date.now() - at) / 1000)
        if (code === 0) console.log(`${name} is fine (${seconds} s)`)
        else {
          failed.push(name)
          console.log(`\n${Buffer.concat(said).toString()}\n${name} failed (${seconds} s)`)
        }
        done()
      })
    })
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next)
  }
  await Promise.all([lane(), lane()])
  console.log(failed.length ? `Failed: ${failed.join(', ')}` : `All fine in ${Math.round((Date.now() - began) / 1000)} s`)
  process.exitCode = failed.length ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await check(process.argv.includes('--changed') ? changedTasks(changedFiles()) : everything)
