import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import WebSocket from 'ws'
import { Doc } from 'yjs'

export const socketOf = (url: string): string => `${url.replace('http', 'ws')}live`

export interface Client {
  readonly doc: Doc
  readonly provider: HocuspocusProvider
  readonly synced: Promise<void>
  readonly refused: Promise<string>
  readonly close: () => void
}

/** As a browser's: closed while it still connects, it throws nothing. */
export class QuietSocket extends WebSocket {
  protected readonly heard = this.on('error', () => undefined)
}

/** As the app's own. `Socket`: with a certificate to trust, for instance. */
export const connect = (url: string, room: string, token: string, Socket: typeof WebSocket = QuietSocket): Client => {
  const doc = new Doc()
  const socket = new HocuspocusProviderWebsocket({
    url: socketOf(url),
    WebSocketPolyfill: Socket,
    delay: 50,
    minDelay: 50,
    maxDelay: 200,
  })
  const provider = new HocuspocusProvider({ websocketProvider: socket, name: room, token, document: doc })
  provider.attach()
  return {
    doc,
    provider,
    synced: new Promise((done) => provider.on('synced', () => done())),
    refused: new Promise((done) => provider.on('authenticationFailed', ({ reason }: { reason: string }) => done(reason))),
    close: () => {
      provider.destroy()
      socket.destroy()
    },
  }
}
