import { expect, it } from 'vitest'
import { linkToFile, scriptToLink } from '@/scripts/read/scriptLink'
import { writeScript } from '@/scripts/read/writeScript'
import { errorOf, fileText, readValue } from './reading'

const throughLink = (value: unknown) => {
  const script = readValue(value)
  const link = scriptToLink(script)
  expect(link).toMatch(/^[\w.~!*'()%&=-]+$/)
  return { link, before: writeScript(script), after: writeScript(readValue(linkToFile(link)!)) }
}

it('a link carries a script of published characters, readably', () => {
  const { link, before, after } = throughLink([{ id: '_meta', name: 'Töne & Co', author: 'A=B' }, 'imp', { id: 'pit-hag' }])
  expect(link).toBe('n=T%C3%B6ne%20%26%20Co&a=A%3DB&c=imp.pithag')
  expect(after).toBe(before)
})

it.each(['a', 'ab', 'abc', 'abcd', 'ä€😀 „x“', '😀'.slice(0, 1)])('a link carries everything of any other: %s', (ability) => {
  const { link, before, after } = throughLink([
    { id: '_meta', name: 'N', colour: 'red' },
    'imp',
    { id: 'x', name: 'X', team: 'demon', ability },
  ])
  expect(link.startsWith('j=')).toBe(true)
  expect(after).toBe(before)
})

it('a name cut inside an emoji does no harm', () => {
  expect(throughLink([{ id: '_meta', name: `N${'😀'.slice(0, 1)}` }, 'imp']).link).toBe('n=N&c=imp')
})

it('a whole edition fits into a code that a phone can scan', () => {
  expect(scriptToLink(readValue(fileText('19-snv-strings.json'))).length).toBeLessThan(300)
})

it('a link that was cut is no script, or one that says what is missing', () => {
  for (const link of ['', 'c=', 'n=Only', 'j=', 'j=%%%', 'x', 'j=_w']) expect(linkToFile(link)).toBeUndefined()
  const { link } = throughLink([{ id: 'x', name: 'X', team: 'demon', ability: 'Long enough to be cut.' }])
  expect(errorOf(linkToFile(link.slice(0, 90))!)?.code).toBe('endsEarly')
  expect(readValue(linkToFile('c=imp.xy%ef')!).codes).toContain('unknown')
})
