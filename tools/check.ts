/** Everything quick at once, two at a time: types, lint, format and the unit tests, which play every scenario and try its command. What fails is shown whole. */
import { spawn } from 'node:child_process'

const waiting = ['types', 'lint', 'format:check', 'test:unit']
const failed: string[] = []
const began = Date.now()

const run = (script: string) =>
  new Promise<void>((done) => {
    const at = Date.now()
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    const said: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => said.push(part))
    child.stderr.on('data', (part: Buffer) => said.push(part))
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - at) / 1000)
      if (code === 0) console.log(`${script} is fine (${seconds} s)`)
      else {
        failed.push(script)
        console.log(`\n${Buffer.concat(said).toString()}\n${script} failed (${seconds} s)`)
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
