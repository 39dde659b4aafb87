import { describe, expect, it } from 'vitest'
import { legalCounts } from '@/core/rules/bagCounts'
import { rulesWith } from '../town/stage'

describe('Baron', () => {
  it('BARON-1: two more Outsiders at setup, two Townsfolk fewer, and never changed later', () => {
    expect(legalCounts(rulesWith(['baron']), 7, ['baron'])).toEqual([{ townsfolk: 3, outsider: 2, minion: 1, demon: 1 }])
  })
})
