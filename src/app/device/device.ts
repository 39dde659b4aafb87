import { claim } from '@/pwa/oneWriter'
import { openSaves } from '@/storage/saves'
import type { SessionDeps } from '../session/session'

/** What the app needs from the device. Tests replace it. */
export type Device = SessionDeps

let current: Device | undefined

export const device = (): Device => (current ??= { saves: openSaves(), claim, now: Date.now, newId })

export const setDevice = (other: Partial<Device>): void => {
  current = { saves: openSaves(), claim, now: Date.now, newId, ...other }
}

/** `randomUUID` is missing where the page is served over plain http. */
const newId = (): string => [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(36).padStart(2, '0')).join('')
