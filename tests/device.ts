import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { createPinia, setActivePinia } from 'pinia'
import { setDevice } from '@/app/device/device'
import { useGame } from '@/app/game/game'
import { forgetSessions } from '@/app/session/sessions'

/** A device nobody has used: nothing stored, the app just opened, no other window. */
export const newDevice = (more: Parameters<typeof setDevice>[0] = {}): void => {
  globalThis.indexedDB = new IDBFactory()
  setActivePinia(createPinia())
  setDevice({ claim: async () => ({ standing: () => 'writer', takeOver: async () => undefined, release: () => undefined }), ...more })
}

export const closeGame = (): void => {
  useGame().close()
  forgetSessions()
}
