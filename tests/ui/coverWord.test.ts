import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { grimoireText } from '@/text/en/grimoire'

it('has every letter of the cover in the face that was cut for that word', () => {
  const style = readFileSync('src/ui/style/laterFonts.css', 'utf8')
  const range = /im-fell-english-400i\.woff2\) format\('woff2'\);\s+unicode-range: ([^;]+);/.exec(style)?.[1] ?? ''
  const spans = range.split(', ').map((span) =>
    span
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  )
  const cut = (letter: string) => spans.some(([from = 0, to = from]) => letter.charCodeAt(0) >= from && letter.charCodeAt(0) <= to)
  expect([...grimoireText.covered].filter((letter) => !cut(letter))).toEqual([])
})
