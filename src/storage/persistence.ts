export type Persistence = 'kept' | 'may-be-cleared' | 'unknown'

/** Safari before 17 and some others cannot be asked; that is no reason to fail. */
const manager = (): Partial<StorageManager> | undefined => (globalThis.navigator as Partial<Navigator> | undefined)?.storage

/** Asks the browser not to clear our games when the disk runs full. Ask when a game begins, not on the first visit: browsers judge by use. */
export const askToPersist = async (storage = manager()): Promise<Persistence> => {
  try {
    if (await storage?.persisted?.()) return 'kept'
    if (!storage?.persist) return 'unknown'
    return (await storage.persist()) ? 'kept' : 'may-be-cleared'
  } catch {
    return 'unknown'
  }
}

export const persistence = async (storage = manager()): Promise<Persistence> => {
  try {
    if (!storage?.persisted) return 'unknown'
    return (await storage.persisted()) ? 'kept' : 'may-be-cleared'
  } catch {
    return 'unknown'
  }
}
