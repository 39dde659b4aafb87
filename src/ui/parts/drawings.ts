import { drawings as first } from 'virtual:drawings/first'
import { shallowRef } from 'vue'

const later = shallowRef<typeof first>()
/** Those of other scripts. */
const others = shallowRef<typeof first>()

export interface Drawing {
  /** The side of the square it is drawn in. */
  readonly grid: number
  /** The data of its only outline, unless it has several. */
  readonly outline: string | undefined
  readonly markup: string | undefined
}

const known = new Map<string, Drawing>()
const onItsWay: Drawing = { grid: 1, outline: '', markup: undefined }

const find = (name: string): Drawing | undefined => {
  for (const [grid, bodies] of [...first, ...(later.value ?? []), ...(others.value ?? [])]) {
    const body = Object.hasOwn(bodies, name) ? bodies[name] : undefined
    if (body !== undefined)
      return body.startsWith('<') ? { grid, outline: undefined, markup: body } : { grid, outline: body, markup: undefined }
  }
  return undefined
}

/**
 * A mark ('undo'), a character ('sailor'; one that has no icon gets a plain star) or an ornament of a token ('o-teeth').
 * Drawn as it is rather than with `<use>`: a copy in a shadow of its own costs three times as much.
 */
export const drawing = (name: string): Drawing => {
  const found = known.get(name) ?? find(name)
  if (found) known.set(name, found)
  if (found || !later.value) return found ?? onItsWay
  if (name !== 'unknown') void fetchOtherDrawings()
  return drawing('unknown')
}

let asked = false

/** Fetches the drawings that are not needed for the first paint. Missing them changes no size and hides no word. */
export const fetchLaterDrawings = async (): Promise<void> => {
  if (asked) return
  asked = true
  try {
    later.value = (await import('virtual:drawings/later')).drawings
  } catch {
    asked = false
  }
}

let askedForOthers = false

/** A name nobody has drawn yet may belong to another script; until its drawings are here, it is a star. */
const fetchOtherDrawings = async (): Promise<void> => {
  if (askedForOthers) return
  askedForOthers = true
  try {
    others.value = (await import('virtual:drawings/others')).drawings
  } catch {
    askedForOthers = false
  }
}
