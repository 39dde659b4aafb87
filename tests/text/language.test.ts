import { describe, expect, it } from 'vitest'
import { loadScript, rulesWith } from '@/app/engine/scripts'
import { dayView } from '@/core/views/day'
import { grimoireView } from '@/core/views/grimoire'
import { nightSheetView } from '@/core/views/nightSheet'
import { coreWords } from '@/text/en/core'
import { dayText } from '@/text/en/day'
import { speak, topic, type Words } from '@/text/language'
import { languageFor, languageOf, offered } from '@/text/languages'
import { cast } from '../contract/cast'
import { sentences } from '../contract/sentences'
import { town } from '../town'

/** A language that says everything in angle brackets, and keeps what is filled in. */
const foreign = (word: unknown): unknown =>
  typeof word === 'string'
    ? `‹${word}›`
    : typeof word === 'function'
      ? (...given: readonly unknown[]) => foreign((word as (...all: readonly unknown[]) => unknown)(...given))
      : typeof word === 'object' && word !== null
        ? Object.assign(Array.isArray(word) ? [] : {}, Object.fromEntries(Object.entries(word).map(([key, one]) => [key, foreign(one)])))
        : word

const { shared, editions } = sentences()
const inBrackets = (said: ReadonlyMap<string, string> = new Map()) => foreign(Object.fromEntries(said)) as Record<string, string>
const edition = (name: string) =>
  Object.fromEntries(
    [...(editions.get(name) ?? [])].map(([id, said]) => [
      id,
      {
        name: `‹${cast.find((each) => each.id === id)?.names.published}›`,
        ability: `‹${cast.find((each) => each.id === id)?.ability}›`,
        words: inBrackets(said),
      },
    ]),
  )
describe('a second language', () => {
  it('is the first of the reader’s that is complete, and English where none is', () => {
    expect(languageFor(['en-GB', 'de'])).toBe('en')
    expect(languageFor(['tlh'])).toBe('en')
    expect(languageFor([])).toBe('en')
    for (const code of offered) expect(languageFor(['tlh', `${code}-XX`, 'en'])).toBe(code)
    expect(offered.filter((code) => code !== 'en' && !languageOf(code).load)).toEqual([])
  })

  it('takes the place of every English word, also in a topic that is fetched later, and of every character', async () => {
    const { needs } = dayText.idle
    const first = { text: { core: foreign(coreWords) }, shared: inBrackets(shared) }
    const later = { text: { day: foreign(dayText), town: { title: '‹The town›' } }, names: {}, byHand: {} }
    speak({ first, bmr: edition('bmr') } as unknown as Words)
    expect(dayText.idle.needs(3)).toBe(needs(3))
    speak({ later } as unknown as Words)

    expect(dayText.idle.needs(3)).toBe(`‹${needs(3)}›`)
    expect(topic('town', { title: 'The town' }).title).toBe('‹The town›')

    await loadScript()
    const rules = rulesWith('sheet')
    const scene = town('grandmother, chambermaid, exorcist, lunatic, bishop, pukka, mastermind, gossip').night(2)
    const { seats } = grimoireView(rules, scene.game)
    const { steps } = nightSheetView(rules, scene.game)
    const day = dayView(rules, scene.day(2).game)
    const read = [
      ...seats.flatMap(({ label, coins }) => [label, ...coins.flatMap(({ caption, why }) => [caption, why])]),
      ...steps.flatMap(({ because, playerDoes, youDecide, ability }) => [because, playerDoes, youDecide, ability]),
      ...day.abilities.flatMap(({ label, ability }) => [label, ability.name]),
      ...Object.values(day.mayNominate),
    ].filter((said): said is string => Boolean(said))
    expect(read.length).toBeGreaterThan(40)
    expect(read.filter((said) => !said.startsWith('‹') && !said.startsWith('Seat'))).toEqual([])
  })
})
