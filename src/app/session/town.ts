import { getCurrentScope, onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import type { TownView } from '@/core/views/townTypes'
import { openTownRecords, type TownRecord, type TownRecords } from '@/storage/townRecords'
import { openChannel } from './channel'

const line = (id: string) => `moonrise-town:${id}`
let records: TownRecords | undefined
const townRecords = () => (records ??= openTownRecords())

export interface TownPublisher {
  readonly publish: (title: string, view: TownView) => void
  readonly close: () => void
}

/** Publishes the public view only. It is also stored, so that a window opened later can show it at once. */
export const publishTown = (id: string, now: () => number = Date.now): TownPublisher => {
  let latest: TownRecord | undefined
  let rev = 0
  const channel = openChannel<TownRecord | 'ask'>(line(id), (message) => {
    if (message !== 'ask') rev = Math.max(rev, message.rev ?? 0)
    else if (latest) channel.post(latest)
  })
  const send = (title: string, view: TownView) => {
    rev += 1
    latest = { id, title, at: now(), rev, view }
    channel.post(latest)
    // Without storage the second window still hears the channel.
    return townRecords()
      .write(latest)
      .catch(() => undefined)
  }
  // Continues the count of the previous writer.
  const counted = townRecords()
    .read(id)
    .then(
      (last) => void (rev = Math.max(rev, last?.rev ?? 0)),
      () => undefined,
    )
  return {
    publish: (title, view) => void counted.then(() => send(title, view)),
    // Sends what was published before, because this window may have become the town view itself.
    close: () => void counted.then(() => channel.close()),
  }
}

export const forgetTown = (id: string): Promise<void> =>
  townRecords()
    .erase(id)
    .catch(() => undefined)

/** What a town window knows of a game. It never opens the journal or its database. */
export const useTown = (
  id: string,
): { readonly view: Readonly<ShallowRef<TownView | undefined>>; readonly title: Readonly<ShallowRef<string>> } => {
  const view = shallowRef<TownView>()
  const title = shallowRef('')
  let seen = 0
  const take = (record: TownRecord | undefined) => {
    if (!record || (record.rev ?? 0) < seen) return
    seen = record.rev ?? 0
    view.value = record.view
    title.value = record.title
  }
  const channel = openChannel<TownRecord | 'ask'>(line(id), (message) => message !== 'ask' && take(message))
  if (getCurrentScope()) onScopeDispose(channel.close)
  channel.post('ask')
  townRecords()
    .read(id)
    .then(take, () => undefined)
  return { view, title }
}
