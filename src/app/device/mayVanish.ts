import { mayForget } from '@/pwa/install'
import { localValue } from '@/storage/localValue'
import { askToPersist, type Persistence } from '@/storage/persistence'
import { keepingText as text } from '@/text/en/keeping'
import { useNotices } from './notices'

/** private: gone with the window. safari: gone after seven days without a visit. evictable: gone when the device is full. */
export type MayVanish = 'private' | 'safari' | 'evictable'

interface Browser {
  readonly storage?: Partial<StorageManager> | undefined
  /** The most memory a page may have; only Chromium tells. */
  readonly heapLimit?: number | undefined
}

const here = (): Browser => ({
  storage: (globalThis.navigator as Partial<Navigator> | undefined)?.storage,
  heapLimit: (globalThis.performance as { memory?: { jsHeapSizeLimit?: number } }).memory?.jsHeapSizeLimit,
})

/** No browser tells; each gives itself away. What cannot be found out counts as no. */
export const isPrivate = async ({ storage, heapLimit }: Browser = here()): Promise<boolean> => {
  // Firefox and Safari have no files of its own for a private window.
  const refusesFiles = await Promise.resolve(storage?.getDirectory?.()).then(
    () => false,
    () => true,
  )
  if (refusesFiles) return true
  // The store of Chromium's lies in memory, so it is smaller than that.
  const { quota } = (await storage?.estimate?.().catch(() => undefined)) ?? {}
  return heapLimit !== undefined && quota !== undefined && quota < heapLimit
}

export const mayVanish = (isPrivateWindow: boolean, forgets: boolean, kept: Persistence): MayVanish | undefined =>
  isPrivateWindow ? 'private' : forgets ? 'safari' : kept === 'may-be-cleared' ? 'evictable' : undefined

const said = localValue('said-may-vanish')

/** When a game begins the browser is asked to keep it. If it may vanish all the same, that is said, once. */
export const keepOrSay = async (): Promise<void> => {
  const kept = await askToPersist()
  const kind = mayVanish(await isPrivate(), typeof window !== 'undefined' && mayForget(), kept)
  const before = said.read()
  const list = Array.isArray(before) ? before : []
  if (!kind || list.includes(kind)) return
  said.write([...list, kind])
  useNotices().show(text.mayVanish[kind], {
    kind: 'may-vanish',
    stays: true,
    action: { label: text.understood, run: () => undefined },
  })
}
