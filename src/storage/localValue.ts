/**
 * Small things that must be known before the first paint (the dimmer, above all) or shared with the other windows at once.
 * Where storage is switched off they last as long as the page.
 */
export interface LocalValue {
  readonly read: () => unknown
  readonly write: (value: unknown) => void
  /** Another window wrote it. */
  readonly watch: (changed: (value: unknown) => void) => () => void
}

export const localValue = (name: string): LocalValue => {
  const key = `moonrise:${name}`
  let inMemory: string | undefined

  return {
    read: () => parse(inMemory ?? attempt(() => localStorage.getItem(key))),
    write: (value) => {
      const text = JSON.stringify(value)
      inMemory = attempt(() => (localStorage.setItem(key, text), true)) ? undefined : text
    },
    watch: (changed) => {
      const heard = (event: StorageEvent) => {
        if (event.key === key) changed(parse(event.newValue))
      }
      if (typeof addEventListener !== 'function') return () => undefined
      addEventListener('storage', heard)
      return () => removeEventListener('storage', heard)
    },
  }
}

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const parse = (text: string | null | undefined): unknown => (text ? attempt(() => JSON.parse(text) as unknown) : undefined)
