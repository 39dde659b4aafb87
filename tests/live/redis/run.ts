/** Two processes that share their rooms through Debian's Redis. One is killed in the middle: everybody has everything. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Doc } from 'yjs'
import { connect, type Client } from '../../server/live/client.ts'

const ENTRIES = 300
const FOLLOWERS = 20
const TOKEN = 'the token of a game on two processes'
const ROOM = createHash('sha256').update(TOKEN).digest('hex')

const place = mkdtempSync(join(tmpdir(), 'moonrise-redis-'))
writeFileSync(join(place, 'index.html'), '<html></html>')
const children: ChildProcess[] = []

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
const until = async (what: string, holds: () => boolean) => {
  for (let tries = 0; tries < 600; tries++) {
    if (holds()) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`waited in vain: ${what}`)
}
const run = (command: string, words: readonly string[], env: Readonly<Record<string, string>>, ready: RegExp) =>
  new Promise<{ child: ChildProcess; said: string }>((started, failed) => {
    const child = spawn(command, words, { env: { ...process.env, ...env } })
    children.push(child)
    let said = ''
    const hear = (part: Buffer) => {
      said += part.toString()
      if (ready.test(said)) started({ child, said })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', failed)
    child.once('exit', () => failed(new Error(`${command} ended: ${said}`)))
  })

try {
  const port = await freePort()
  const redis = process.env.REDIS_SERVER ?? 'redis-server'
  await run(redis, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', place], {}, /Ready to accept connections/)
  const servers = await Promise.all(
    ['one', 'two'].map((name) =>
      run(
        process.execPath,
        ['--import', 'tsx', 'server/main.ts'],
        { HOST: '127.0.0.1', PORT: '0', DIST: place, LIVE_FOLDER: join(place, name), REDIS_URL: `redis://127.0.0.1:${port}` },
        /http:\/\/localhost:\d+\//,
      ),
    ),
  )
  const [one = '', two = ''] = servers.map(({ said }) => /http:\/\/localhost:\d+\//.exec(said)![0])
  let writer: Client = connect(one, ROOM, TOKEN)
  const followers = Array.from({ length: FOLLOWERS }, (_, at) => ({ at, client: connect(at % 2 ? one : two, ROOM, '') }))
  await Promise.all([writer, ...followers.map(({ client }) => client)].map(({ synced }) => synced))
  const put = (doc: Doc, at: number) => doc.getMap<Uint8Array>('entries').set(`a-${at}`, new Uint8Array(264).fill(at % 256))
  const has = ({ doc }: Client) => doc.getMap('entries').size

  for (let at = 0; at < ENTRIES / 2; at++) put(writer.doc, at)
  await until('half of it over both processes', () => followers.every(({ client }) => has(client) === ENTRIES / 2))

  const dead = new Promise((done) => servers[0]!.child.once('exit', done))
  servers[0]!.child.kill('SIGKILL')
  await dead
  // Everybody who was there comes to the other process, as behind a web server that knows both.
  const other = connect(two, ROOM, TOKEN)
  await other.synced
  writer.close()
  writer = other
  for (const each of followers.filter(({ at }) => at % 2)) {
    each.client.close()
    each.client = connect(two, ROOM, '')
  }
  for (let at = 0; at < ENTRIES; at++) if (!writer.doc.getMap('entries').has(`a-${at}`)) put(writer.doc, at)
  await until('all of it after one was killed', () => followers.every(({ client }) => has(client) === ENTRIES))
  console.log(`Two processes over Redis, one killed: ${FOLLOWERS} followers have all ${ENTRIES} entries.`)
  ;[writer, ...followers.map(({ client }) => client)].forEach((client) => client.close())
} finally {
  children.forEach((child) => child.kill('SIGKILL'))
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
}
process.exit()
