import { describe, expect, it } from 'vitest'
import { keepUnchanged, keepById } from '@/core/views/keepUnchanged'

describe('keep', () => {
  it('gives the old object back when nothing changed, however deep', () => {
    const old = { a: [1, { b: 'x' }], c: undefined }
    expect(keepUnchanged(old, { a: [1, { b: 'x' }], c: undefined })).toBe(old)
  })

  it('gives a new object with the old parts that did not change', () => {
    const old = { a: { x: 1 }, b: { y: 2 } }
    const fresh = keepUnchanged(old, { a: { x: 1 }, b: { y: 3 } })
    expect(fresh).toEqual({ a: { x: 1 }, b: { y: 3 } })
    expect(fresh.a).toBe(old.a)
  })

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[1], { 0: 1 }],
    [null, {}],
    ['a', 'b'],
  ])('tells %j from %j', (old, fresh) => expect(keepUnchanged<unknown>(old, fresh)).toEqual(fresh))

  it('takes what is fresh when there is nothing old', () => expect(keepUnchanged(undefined, { a: 1 })).toEqual({ a: 1 }))
})

describe('keepById', () => {
  const old = [
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
  ]

  it('keeps the list when nothing changed', () =>
    expect(
      keepById(old, [
        { id: 'a', n: 1 },
        { id: 'b', n: 2 },
      ]),
    ).toBe(old))

  it('keeps each item wherever it has moved', () => {
    const turned = keepById(old, [
      { id: 'b', n: 2 },
      { id: 'a', n: 1 },
    ])
    expect(turned).not.toBe(old)
    expect(turned[0]).toBe(old[1])
    expect(turned[1]).toBe(old[0])
  })

  it('takes a changed item anew and leaves the rest', () => {
    const fresh = keepById(old, [
      { id: 'a', n: 1 },
      { id: 'b', n: 3 },
    ])
    expect(fresh[0]).toBe(old[0])
    expect(fresh[1]).toEqual({ id: 'b', n: 3 })
  })
})
