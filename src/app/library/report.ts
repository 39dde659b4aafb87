import type { Entry } from '@/core/journal/entry'
import { isGameRecord, type GameRecord } from '@/storage/gameRecord'
import { persistence } from '@/storage/persistence'
import type { RawGame } from '@/storage/saves'
import { keepingText } from '@/text/en/keeping'
import { device } from '../device/device'
import { faults } from '../device/faults'
import { isPrivate } from '../device/mayVanish'
import { appVersion } from '../device/version'
import { useGame } from '../game/game'
import { heldSession } from '../session/sessions'
import { handOut, type TextFile } from './gamesOut'

const LAST = 40

/** Kinds only: who sits where, who holds what and what was written down stay out. */
const kindsOf = ({ at, command, events, forced, asked, base, replaces }: Entry) => ({
  at,
  command: command.type,
  events: events.map(({ type }) => type),
  // Their codes may name an ability.
  forced: forced?.length ?? 0,
  asked: asked?.length ?? 0,
  ...(base === undefined ? {} : { corrected: replaces?.length ?? 0 }),
})

const attempt = async <T>(ask: () => Promise<T> | T): Promise<T | string> => {
  try {
    return await ask()
  } catch (error) {
    return `refused: ${(error as Error).name}`
  }
}

/** An error may quote what it stumbled over, names among it. Longer ones first: one name may begin another. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .reduce((all, name) => all.replaceAll(name, '…'), text)

/** Also of those who left, and as they were spelt before. */
const namesIn = ({ record, entries }: RawGame): readonly string[] => {
  const found = [(record as Partial<GameRecord> | undefined)?.title]
  // Whatever an older version wrote: a name is what stands under `player`.
  JSON.stringify(entries, (key, value: unknown) => {
    if (key === 'player' && typeof value === 'string') found.push(value)
    return value
  })
  return found.filter((name) => name !== undefined)
}

/** An error may be of a game that is not open any more. */
const storedNames = async () => {
  const { saves } = device()
  const games = await Promise.all((await saves.list()).map(([id]) => saves.load(id)))
  return games.flatMap((game) => (game ? namesIn(game) : []))
}

const storedGames = async () =>
  (await device().saves.list()).map(([, record]) =>
    isGameRecord(record)
      ? {
          schema: record.schema,
          script: record.script,
          entries: record.next - 1,
          rev: record.rev,
          players: record.players,
          ended: record.ended,
          trashed: record.trashedAt !== undefined,
          damaged: record.damaged,
          copy: record.copy,
          backedUp: record.backedUpAt !== undefined,
        }
      : 'no readable record',
  )

const storeSizes = async () => {
  const counts: number[] = []
  for (const key of await caches.keys()) counts.push((await (await caches.open(key)).keys()).length)
  return counts
}

const worker = async () => {
  const found = await navigator.serviceWorker.getRegistration()
  return { controls: navigator.serviceWorker.controller !== null, waiting: Boolean(found?.waiting), installing: Boolean(found?.installing) }
}

export const makeReport = async (): Promise<TextFile> => {
  const game = useGame()
  const session = heldSession(game.id)
  const entries = session ? [...session.journal().entries.values()] : []
  const names = [
    game.title,
    ...game.grimoire.seats.flatMap(({ character }) => [character?.id ?? '', character?.name ?? '']),
    ...namesIn({ record: session?.record(), entries }),
    ...(await storedNames().catch(() => [])),
  ]
  const report = {
    format: 'moonrise-report',
    made: new Date(device().now()).toISOString(),
    version: appVersion,
    browser: globalThis.navigator?.userAgent,
    language: globalThis.navigator?.language,
    screen: typeof innerWidth === 'number' ? [innerWidth, innerHeight, devicePixelRatio] : undefined,
    secure: globalThis.isSecureContext,
    online: globalThis.navigator?.onLine,
    storage: {
      persistence: await persistence(),
      room: await attempt(() => navigator.storage.estimate().then(({ quota, usage }) => ({ quota, usage }))),
      private: await attempt(isPrivate),
      games: await attempt(storedGames),
      files: await attempt(storeSizes),
      worker: await attempt(worker),
    },
    open: session && {
      saving: session.saving(),
      mayWrite: session.mayWrite(),
      outdated: session.outdated(),
      deleted: session.deleted(),
      cutOff: session.cutOff,
      phase: game.grimoire.phase.kind,
      players: game.grimoire.seats.length,
      entries: entries.length,
      last: entries.slice(-LAST).map(kindsOf),
    },
    faults: faults.map((each) => withoutNames(each, names)),
  }
  return { name: `${keepingText.report.name}.json`, text: JSON.stringify(report, undefined, 1) }
}

export const saveReport = async (): Promise<boolean> => handOut(await makeReport())
