import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDraft, readDraft, setupWaits, writeDraft } from '@/app/setup/setupDraft'
import { localValue } from '@/storage/localValue'

const draft = { ...emptyDraft('seed'), players: [{ id: 'p1', name: 'Ana', traveller: false }], bag: ['sailor'] }
const stored = localValue('setup')

describe('a setup that is not a game yet', () => {
  beforeEach(() => writeDraft(undefined))

  it('comes back as it was, and Home knows that it waits', () => {
    expect(setupWaits()).toBe(false)
    writeDraft(draft)
    expect(readDraft()).toEqual(draft)
    expect(setupWaits()).toBe(true)
  })

  it.each<[string, unknown]>([
    ['a player that is none', { ...draft, players: [null] }],
    ['a bag of numbers', { ...draft, bag: [1] }],
    ['an unknown step', { ...draft, step: 'dance' }],
    ['hands that hold nothing', { ...draft, hands: { p1: null } }],
    ['a fan of nothing', { ...draft, passing: { fan: 3 } }],
    ['a later version', { ...draft, version: 2 }],
    ['a word', 'setup'],
    ['no seed', { ...draft, seed: '' }],
  ])('with %s in storage begins anew instead of failing', (_, damaged) => {
    stored.write(damaged as never)
    expect(readDraft()).toBeUndefined()
    expect(setupWaits()).toBe(false)
  })
})
