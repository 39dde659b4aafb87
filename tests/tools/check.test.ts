import { expect, it } from 'vitest'
import { testsFor } from '../../tools/check'

it('a changed character runs its own scenes, the contract and the scenarios', () => {
  const own = ['run', '--project', 'core', 'tests/characters/sailor.test.ts', 'tests/contract', 'tests/scenarios']
  expect(testsFor(['src/characters/bmr/sailor.ts'])).toEqual([own])
  expect(testsFor(['tests/characters/sailor.test.ts'])).toEqual([own])
})

it('anything else runs the tests that read it, and what no unit test reads runs none', () => {
  expect(testsFor(['src/app/game.ts', 'docs/rules.md', 'tests/e2e/night.spec.ts'])).toEqual([
    ['related', '--run', '--passWithNoTests', '--project', '!fuzz', 'src/app/game.ts'],
  ])
  expect(testsFor(['README.md'])).toEqual([])
})
