import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { languageOf, offered } from '@/text/languages'
import { faultsOf } from '../text/compare'
import { typeOfExport } from '../text/samples'
import { movedTo, picture, welcome, type Place } from '../../server/welcome.ts'
import { en } from '../../server/words/en.ts'
import { terminalWords, wordsFor } from '../../server/words/wordsFor.ts'

const place: Place = {
  computer: 'study',
  nameKnown: true,
  addresses: ['192.168.1.20', '10.0.0.3'],
  ports: { http: 4173, https: 4443 },
  fingerprint: 'AA:BB',
}
const kept = { file: '/home/ana/authority.pem', renewed: undefined, exposed: false }

it('leads to the page for tablets by number and by name, and then to the safe address', () => {
  const words = welcome(en, place, kept)
  expect(words).toContain('http://localhost:4173/')
  expect(words).toContain('http://192.168.1.20:4173/tablet')
  expect(words).toContain('http://study.local:4173/tablet')
  expect(words).toContain('https://study.local:4443/')
  expect(words).toContain('AA:BB')
  expect(words).toContain('10.0.0.3')
  expect(words).toContain(picture('http://192.168.1.20:4173/tablet', false))
})

it('promises no name that nothing answers to', () => {
  const words = welcome(en, { ...place, nameKnown: false }, kept)
  expect(words).not.toContain('//study.local')
  expect(words).toContain('https://192.168.1.20:4443/')
  expect(words).toContain('Nothing here answers to study.local')
})

it('says plainly when tablets must trust anew, and when there is no network', () => {
  expect(welcome(en, place, { ...kept, renewed: 'expired' })).toContain('Every tablet has to trust the new one')
  expect(welcome(en, place, { ...kept, renewed: 'damaged' })).toContain('/home/ana/authority.pem.old')
  expect(welcome(en, place, { ...kept, exposed: true })).toContain('Other users')
  const alone = welcome(en, { ...place, addresses: [] }, kept)
  expect(alone).toContain('no tablet can reach it')
  expect(alone).toContain('http://localhost:4173/')
})

it('says where the games are when the computer gets another address', () => {
  const words = movedTo(en, ['10.0.0.4'], place.ports, 'study.local')
  expect(words).toContain('http://10.0.0.4:4173/tablet')
  expect(words).toContain('under the old number')
  expect(movedTo(en, [], place.ports, 'study.local')).toContain('left its network')
})

it.each([true, false])('draws the address so that a camera can read it (in colours: %s)', (colours) => {
  const url = 'http://192.168.1.20:4173/tablet'
  const { data, size } = encode(url, { border: 2, ecc: 'M' })
  const halves: Record<string, readonly [boolean, boolean]> = {
    '█': [true, true],
    '▀': [true, false],
    '▄': [false, true],
    ' ': [false, false],
  }
  const lines = picture(url, colours).split('\n')
  // With colours ink is drawn on paper, without them the paper itself is drawn.
  const bare = lines.map((line) =>
    [...line.replaceAll(/\x1b\[[\d;]*m/g, '')].map((letter) => halves[letter]!.map((drawn) => drawn === colours)),
  )
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) expect(bare[row >> 1]![column]![row & 1], `${row} ${column}`).toBe(data[row]![column])
  if (colours) for (const line of lines) expect(line).toMatch(/^\x1b\[30;107m.*\x1b\[0m$/)
})

it('has every language that the app has, and takes that of whoever starts it', () => {
  expect(Object.keys(terminalWords)).toEqual(offered)
  for (const code of offered) expect(wordsFor(`${languageOf(code).tag}-XX`)).toBe(terminalWords[code])
  expect(wordsFor('pl-PL')).toBe(en)
})

it.each(offered.filter((code) => code !== 'en'))('%s: says everything, with every value', (code) => {
  expect(faultsOf(code, 'terminal', en, terminalWords[code], typeOfExport('server/words/en.ts', 'en'))).toEqual([])
})
