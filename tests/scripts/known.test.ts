import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KNOWN } from '@/scripts/known'
import { JINXES } from '@/scripts/known/jinxes'
import { FIRST_NIGHT, OTHER_NIGHTS } from '@/scripts/known/nightOrder'
import { SOURCES } from '@/scripts/known/sources'
import { shinglesOf } from './shingles'

interface Fact {
  readonly id: string
  readonly name: string
  readonly team: string
  readonly edition: string
  readonly firstNight: number
  readonly otherNight: number
  readonly reminders: readonly string[]
  readonly remindersGlobal: readonly string[]
  readonly setup: boolean
  readonly special?: readonly string[]
}
const fact = <T>(file: string) => JSON.parse(readFileSync(`tests/scripts/facts/${file}.json`, 'utf8')) as T
const facts = fact<readonly Fact[]>('characters')
const byId = new Map(KNOWN.map((one) => [one.id, one]))

/** Flagged for setup, and yet nothing about the bag or about a secret is theirs. */
const nothingToSetUp = ['deusexfiasco']

describe('the known characters', () => {
  it('are all 181, each once', () => {
    expect(facts).toHaveLength(181)
    expect(KNOWN.map(({ id }) => id).sort()).toEqual(facts.map(({ id }) => id).sort())
  })

  it.each(facts)('$id has the name, team, edition and tokens of the published one', (published) => {
    const { name, team, edition, tokens, anywhere } = byId.get(published.id)!
    expect({ name, team, edition, reminders: tokens, remindersGlobal: anywhere }).toEqual({
      name: published.name,
      team: published.team,
      edition: published.edition,
      reminders: published.reminders,
      remindersGlobal: published.remindersGlobal,
    })
    expect([FIRST_NIGHT.indexOf(published.id) + 1, OTHER_NIGHTS.indexOf(published.id) + 1]).toEqual([
      published.firstNight,
      published.otherNight,
    ])
  })

  it.each(KNOWN)('$id tells its ability in at most 160 characters, looked up in two places', ({ ability, sources }) => {
    expect(ability.length).toBeGreaterThan(20)
    expect(ability.length).toBeLessThanOrEqual(160)
    expect(ability).toMatch(/^[A-Z].*[.\]]$/)
    // The marks of published wordings: figures, an ampersand, a starred night, straight quotes.
    expect(ability).not.toMatch(/[&*'"]|\b\d/)
    const looked = sources.split(' ')
    expect(new Set(looked).size).toBeGreaterThanOrEqual(2)
    expect(looked.filter((one) => !(one in SOURCES))).toEqual([])
  })

  it('are told in our own words: no ability shares more than six in ten runs of words with the published one', () => {
    const wordings = fact<Readonly<Record<string, string>>>('wordings')
    const shared = (text: string, published: readonly string[]) => {
      const ours = shinglesOf(text)
      return ours.filter((one) => published.includes(one)).length / ours.length
    }
    expect(KNOWN.filter(({ id, ability }) => shared(ability, wordings[id]!.split(' ')) > 0.6).map(({ id }) => id)).toEqual([])
    expect(shared('The first one wins a very good game.', shinglesOf('The 1st one wins a very good game, or not.'))).toBe(1)
  })

  it('know what they do to the setup', () => {
    const does = ({ bag, dealtAs, dealing, prepares }: (typeof KNOWN)[number]) =>
      bag.length > 0 || dealtAs !== undefined || dealing !== undefined || prepares.length > 0
    expect(facts.filter(({ id, setup }) => setup && !does(byId.get(id)!)).map(({ id }) => id)).toEqual(nothingToSetUp)
    const unflagged = KNOWN.filter(({ bag }) => bag.length > 0).filter(({ id }) => !facts.find((one) => one.id === id)!.setup)
    expect(unflagged).toEqual([])
    const outOfBag = facts.filter(({ special }) => special?.includes('selection/bag-disabled')).map(({ id }) => id)
    expect(outOfBag.filter((id) => !byId.get(id)!.dealtAs && !byId.get(id)!.bag.some((effect) => 'none' in effect))).toEqual([])
  })

  it('lay only tokens of their own, and add only characters that exist', () => {
    for (const { id, prepares, tokens, bag } of KNOWN) {
      for (const one of prepares) if ('lay' in one) expect(tokens, id).toContain(one.lay)
      for (const effect of bag) if ('adds' in effect) expect(byId.has(effect.adds), id).toBe(true)
    }
  })

  it('are never bluffs if their own player does not know them', () => {
    const good = KNOWN.filter(({ team, dealtAs }) => dealtAs && (team === 'townsfolk' || team === 'outsider'))
    expect(KNOWN.filter(({ neverBluff }) => neverBluff)).toEqual(good)
  })

  it('stand in the published orders, and in published pairs', () => {
    const orders = fact<{ firstNight: string[]; otherNight: string[] }>('nightorder')
    expect([FIRST_NIGHT, OTHER_NIGHTS]).toEqual([orders.firstNight, orders.otherNight])
    expect(JINXES).toEqual(fact('jinxes'))
    expect(JINXES.flat().filter((id) => !byId.has(id))).toEqual([])
  })
})
