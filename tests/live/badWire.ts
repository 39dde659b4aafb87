import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer, type RawData } from 'ws'
import { QuietSocket } from '../server/live/client.ts'

/** A line of web sockets that loses messages, brings them twice or in another order, and breaks. */
export const badWire = async (target: string, chance: () => number) => {
  let isBad = true
  const lines = new Set<readonly [WebSocket, WebSocket]>()
  const wire = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const pass = (from: WebSocket, to: WebSocket) => {
    const waiting: RawData[] = []
    const send = (data: RawData) => to.readyState === WebSocket.OPEN && to.send(data, { binary: true })
    from.on('message', (data: RawData) => {
      const dice = isBad ? chance() : 1
      if (dice < 0.06) return
      if (dice < 0.16) return void waiting.push(data)
      send(data)
      if (dice < 0.26) send(data)
      waiting.splice(0).forEach(send)
    })
  }
  wire.on('connection', (device, { url }) => {
    device.on('error', () => undefined)
    const server = new QuietSocket(target + url)
    const line = [device, server] as const
    lines.add(line)
    const early: RawData[] = []
    const keep = (data: RawData) => void early.push(data)
    device.on('message', keep)
    server.once('open', () => {
      device.off('message', keep)
      early.forEach((data) => server.send(data, { binary: true }))
      pass(device, server)
      pass(server, device)
    })
    for (const end of line)
      end.once('close', () => {
        lines.delete(line)
        line.forEach((each) => each.terminate())
      })
  })
  await new Promise((ready) => wire.once('listening', ready))
  const cut = () => lines.forEach((line) => line.forEach((end) => end.terminate()))
  return {
    url: `http://localhost:${(wire.address() as AddressInfo).port}/`,
    cut,
    /** From now on it loses nothing. */
    heal: () => {
      isBad = false
      cut()
    },
    end: () => {
      cut()
      wire.close()
    },
  }
}
