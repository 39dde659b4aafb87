export interface Range {
  readonly first: number
  readonly last: number
}

/** The requested range. For several ranges or an invalid one the whole file is sent, as the standard allows. */
export function rangeOf(asked: string | undefined, length: number): Range | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const count = Math.min(Number(to), length)
    return count === 0 ? 'outside' : { first: length - count, last: length - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return undefined
  return first >= length ? 'outside' : { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) }
}
