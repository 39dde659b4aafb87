import { must } from '../law'

/** What people read. Everything else is an id. */
const read = new Set([
  'text',
  'because',
  'label',
  'why',
  'playerDoes',
  'youDecide',
  'result',
  'override',
  'hint',
  'announce',
  'impairedWhy',
  'forgotten',
  'privately',
  'changed',
  'mayNominate',
  'mayBeNominated',
  'mayVote',
])

/** A sentence that is missing shows its key; a value that is missing shows its name in braces. */
const raw = /\{\w+\}|^[a-z][\w-]*(\.[\w-]+)+$|undefined|NaN|\[object/

/** Every word shown is a sentence. */
export const sentencesOnly = (value: unknown, where: string, shown = false): void => {
  if (typeof value === 'string') {
    if (shown) must(!raw.test(value), 'what is shown is a sentence', () => `${where}: ${value}`)
  } else if (Array.isArray(value)) for (const item of value) sentencesOnly(item, where, shown)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      if (key !== 'cards' && key !== 'events')
        sentencesOnly(inner, `${where}.${key}`, read.has(key) || (shown && typeof inner === 'string'))
}
