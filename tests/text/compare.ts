import type ts from 'typescript'
import { argumentsOf, markersIn, typeOfMember } from './samples'
import { same, sameEverywhere } from './same'

/** What is wrong with the words of another language, beside the English ones. */

const NOT_TEXT = /^icon$|Url$/
const LATIN = /\p{Script=Latin}{2,}/u
/** None of them is a word of another language we have. */
const ENGLISH = /(?<![\p{L}-])(the|and|of|is|are|were|who|what|with|this|that|player|players|night|day|they|their)(?![\p{L}-])/iu

const valuesIn = (template: string): readonly string[] => [...new Set(template.match(/\{\w+\}/g) ?? [])].sort()
const stray = (text: string) => text.replace(/\{\w+\}/g, '').replace(/[^{}]/g, '')
const numbersIn = (text: string): readonly string[] => [...new Set(text.match(/\d{2,}/g) ?? [])].sort()
const plain = (text: string) =>
  sameEverywhere.reduce(
    (rest, word) => rest.replaceAll(word, ''),
    text
      .replace(/‹[^›]*›/g, '')
      .replace(/\{\w+\}/g, '')
      .replace(/https?:\S+/g, ''),
  )
const bare = (text: string) => text.replace(/[^\p{L}]+/gu, ' ').trim()

const differ = (one: readonly string[], two: readonly string[]) => [
  ...one.filter((each) => !two.includes(each)),
  ...two.filter((each) => !one.includes(each)),
]

/** One sentence in both languages, with the same values in it. */
export const faultsOfSentence = (code: string, english: string, there: string): readonly string[] => {
  const [before, now] = [plain(english), plain(there)]
  return [
    ...(there.trim() === '' && english.trim() !== '' ? ['is empty'] : []),
    ...differ(valuesIn(english), valuesIn(there)).map((value) => `has not the same values: ${value}`),
    ...(stray(there) === stray(english) ? [] : ['has a stray bracket']),
    ...differ([...new Set(markersIn(english))], [...new Set(markersIn(there))]).map(() => 'loses or adds a value it is given'),
    ...differ(numbersIn(english), numbersIn(there)).map((number) => `has not the same numbers: ${number}`),
    ...(/undefined|NaN|\[object/.test(there) ? ['has a gap'] : []),
    ...(before === now && LATIN.test(before) && !same[code]?.includes(bare(before)) ? ['is English'] : []),
    ...(ENGLISH.test(now) ? [`has an English word: ${ENGLISH.exec(now)?.[0]}`] : []),
  ].map((fault) => `${fault}: “${there}” (“${english}”)`)
}

/** The short form of a token that is short enough in English. */
const isCaption = (key: string, english: object): boolean => key.startsWith('caption.') && key.slice('caption.'.length) in english

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const call = (say: unknown, given: readonly unknown[]): unknown => (say as (...all: readonly unknown[]) => unknown)(...given)

/** A group of words, or one of them, in both languages. `type` is that of the English. */
export const faultsOf = (code: string, path: string, english: unknown, there: unknown, type?: ts.Type): readonly string[] => {
  const at = (faults: readonly string[]) => faults.map((fault) => `${path} ${fault}`)
  if (typeof english === 'string') {
    if (typeof there !== 'string') return at(['is missing'])
    if (NOT_TEXT.test(path.split('.').at(-1) ?? '')) return at(english === there ? [] : ['must stay as it is'])
    return at(faultsOfSentence(code, english, there))
  }
  if (typeof english === 'function') {
    if (typeof there === 'string') return at(['must be a function'])
    if (typeof there !== 'function') return at(['is missing'])
    const rows = type ? argumentsOf(type) : []
    return [...new Set(rows.flatMap((given) => faultsOf(code, path, call(english, given), call(there, given))))].slice(0, 3)
  }
  if (!isObject(english)) return english === there ? [] : at(['is not the same'])
  if (!isObject(there)) return at(['is missing'])
  return [
    ...Object.keys(there)
      .filter((key) => !(key in english) && !isCaption(key, english))
      .map((key) => `${path}.${key} is too much`),
    ...Object.entries(english).flatMap(([key, one]) => faultsOf(code, `${path}.${key}`, one, there[key], type && typeOfMember(type, key))),
  ]
}
