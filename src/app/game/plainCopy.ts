/** IndexedDB cannot store Vue's proxies, and a command may contain some. A deep copy is plain data. */
export const plainCopy = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(plainCopy) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainCopy(part)])) as T
}
