/** A command may come from a component's reactive state, which the disk cannot take: reading every part of it leaves plain data. */
export const plainCopy = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(plainCopy) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainCopy(part)])) as T
}
