import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const BYTES_PER_MS = 200
const LATENCY = 150

/**
 * A server behind 1.6 Mbit/s and 150 ms. The browser's own throttle does not reach a service worker's requests; this one slows down everything.
 * All connections share the line; every request waits once.
 */
export const slowNetwork = async (target: string): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const { port, pathname } = new URL(target)
  const open = new Set<Socket>()
  let lineFreeAt = 0
  const server = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1')
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (request) => void setTimeout(() => upstream.writable && upstream.write(request), LATENCY))
    upstream.on('data', (answer) => {
      upstream.pause()
      lineFreeAt = Math.max(lineFreeAt, performance.now()) + answer.length / BYTES_PER_MS
      setTimeout(() => {
        if (client.writable) client.write(answer)
        upstream.resume()
      }, lineFreeAt - performance.now())
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${pathname}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of open) socket.destroy()
      }),
  }
}
