import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs'
import { liveGame, type LiveGame } from '@/app/live/liveGame'
import type { LiveWords } from '@/app/live/liveGameDeps'
import type { KeptShare } from '@/app/live/keptShares'
import { newShare } from '@/app/live/newShare'
import { append, newJournal, undo } from '@/core/api'
import type { Journal } from '@/core/journal/journal'
import { keysOf } from '@/live/keys'
import type { Connection, LiveRoom } from '@/live/room'
import type { GameRecord } from '@/storage/gameRecord'

export const ROOT_KEY = Uint8Array.from({ length: 32 }, (_, at) => at * 3)
const keys = keysOf(ROOT_KEY).journal

/** A server that passes on what it gets, as badly as it is told to. */
export class FakeServer {
  doc = new Doc()
  stored = new Uint8Array()
  readonly devices = new Set<FakeDevice>()
  /** What a hostile server shows instead of its document. */
  private shown: Doc | undefined
  private showsPlaces = true
  /** Milliseconds, on every clock. */
  now = 1_000
  /** Says again and again what devices said of themselves before, and nothing newer. */
  replaysPresence = false
  /** Messages on their way. */
  wire: (() => void)[] = []

  constructor() {
    this.watch()
  }
  private watch() {
    this.doc.on('update', (whole: Uint8Array, from: unknown) => {
      const update = this.shown ? this.placesOnly(this.shown) : whole
      for (const device of this.devices)
        if (device !== from && device.isOnline) this.wire.push(() => device.isOnline && device.hear(update))
    })
  }
  /** From now on it passes on where devices stand, and keeps the entries to itself; or it keeps both. */
  withhold(what: 'entries' | 'all' = 'entries') {
    this.shown = new Doc()
    this.showsPlaces = what === 'entries'
    applyUpdate(this.shown, encodeStateAsUpdate(this.doc))
  }
  release() {
    this.shown = undefined
  }
  private placesOnly(shown: Doc): Uint8Array {
    if (this.showsPlaces) this.doc.getMap<Uint8Array>('places').forEach((place, device) => shown.getMap('places').set(device, place))
    return encodeStateAsUpdate(shown)
  }
  store() {
    this.stored = new Uint8Array(encodeStateAsUpdate(this.doc))
  }
  /** Everything on the way is lost, and all that was not stored. */
  kill() {
    this.wire = []
    this.doc = new Doc()
    if (this.stored.length) applyUpdate(this.doc, this.stored)
    this.watch()
    for (const device of this.devices) device.cut()
  }
  /** Delivers everything, in order. */
  settle() {
    for (let turns = 0; this.wire.length; turns++) {
      if (turns > 20_000) throw new Error('the devices never come to rest')
      this.wire.shift()!()
    }
  }
  roomEntries = () => this.doc.getMap<Uint8Array>('entries')
}

/** A device with a journal on its disk. It can be cut off, closed and opened again. */
export class FakeDevice {
  readonly journal: Journal
  share: KeptShare
  elsewhere = false
  isOnline = false
  title = 'Friday'
  said: string[] = []
  /** What waits for its time; `timePasses` does it. */
  private later: (() => void)[] = []
  /** Questions that wait for the storyteller's answer. */
  answers: Partial<Record<'asks' | 'overtaken' | 'noAnswer', (() => void) | undefined>> = {}
  live!: LiveGame
  doc!: Doc
  private presence: Uint8Array | undefined
  private shownPresence: Uint8Array | undefined

  constructor(
    readonly server: FakeServer,
    name: string,
    readonly isNew = false,
  ) {
    this.journal = newJournal('bad-moon-rising', 'sheet', name)
    this.share = { ...newShare(ROOT_KEY), device: name, term: isNew ? 1 : 0, followed: !isNew }
    this.elsewhere = !isNew
    server.devices.add(this)
    this.open()
  }

  /** The room as this device sees it. */
  protected enter(): LiveRoom {
    this.doc = new Doc()
    this.doc.on('update', (update: Uint8Array, from: unknown) => {
      if (from !== 'server' && this.isOnline) this.server.wire.push(() => this.isOnline && applyUpdate(this.server.doc, update, this))
    })
    return {
      doc: this.doc,
      connection: (): Connection => (this.isOnline ? 'together' : 'apart'),
      isSent: () => this.server.wire.length === 0,
      trouble: () => undefined,
      present: (sealed) => {
        this.presence = sealed
        if (!this.server.replaysPresence) this.shownPresence = sealed
        this.server.wire.push(() => this.server.devices.forEach((other) => other !== this && other.isOnline && other.live.publish()))
      },
      others: () =>
        [...this.server.devices].flatMap((other) =>
          other !== this && other.isOnline && other.presence && other.shownPresence ? [other.shownPresence] : [],
        ),
      wake: () => undefined,
      close: () => undefined,
    }
  }

  open() {
    const room = this.enter()
    const say = (what: string) => () => void this.said.push(what)
    this.live = liveGame({
      room,
      keys,
      kind: 'other',
      kept: () => this.share,
      keep: (share) => (this.share = share),
      wait: (work) => void this.later.push(work),
      now: () => this.server.now,
      isElsewhere: () => this.elsewhere,
      setElsewhere: (now) => (this.elsewhere = now),
      session: {
        id: 'game',
        journal: () => this.journal,
        record: () => ({ id: 'game', title: this.title, script: 'bad-moon-rising', order: 'sheet', createdAt: 1 }) as GameRecord,
        holds: () => true,
        edit: ({ title }) => void (this.title = title ?? this.title),
        add: () => undefined,
        touched: () => undefined,
      },
      say: {
        changed: () => undefined,
        asked: say('asked'),
        handed: say('handed'),
        ended: say('ended'),
        older: say('older'),
        answered: () => {
          this.answers.asks = undefined
          this.answers.noAnswer = undefined
        },
        noAnswer: (take) => void (this.answers.noAnswer = take),
        asks: (_, allow) => {
          this.said.push('asks')
          this.answers.asks = allow
        },
        overtaken: (steps, mine) => {
          this.said.push(`overtaken ${steps}`)
          this.answers.overtaken = mine
        },
      } satisfies LiveWords,
    })
  }

  hear(update: Uint8Array) {
    applyUpdate(this.doc, update, 'server')
  }

  /** As the protocol does: each sends what the other lacks. */
  connect() {
    if (this.isOnline) return
    this.isOnline = true
    const { doc } = this
    this.server.wire.push(() => {
      if (!this.isOnline || doc !== this.doc) return
      this.hear(encodeStateAsUpdate(this.server.doc, encodeStateVector(doc)))
      applyUpdate(this.server.doc, encodeStateAsUpdate(doc, encodeStateVector(this.server.doc)), this)
      this.live.synced()
    })
  }
  cut() {
    this.isOnline = false
  }
  timePasses() {
    for (const work of this.later.splice(0)) work()
  }
  restart() {
    this.cut()
    this.presence = undefined
    this.open()
  }

  tap(words = 'Ana'): boolean {
    if (this.elsewhere) return false
    append(this.journal, 1, { type: 'addSeat', player: words } as never, [])
    this.live.publish()
    return true
  }
  undo() {
    if (this.elsewhere) return
    undo(this.journal)
    this.live.publish()
  }

  get ids() {
    return [...this.journal.entries.keys()].sort()
  }
}
