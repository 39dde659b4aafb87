import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { nodesOf, patternsOf, sources } from './source'
import { allWords } from '../words'

const declarations = sources('src/text/en').flatMap(({ tree }) =>
  tree.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations),
)
/** A long topic is written in several files. */
const declared = new Map(declarations.map(({ name, initializer }) => [name.getText(), initializer]))

/** `topic('day', { … } as const)` is its object. */
const bare = (node: ts.Expression): ts.Expression => {
  const written = ts.isIdentifier(node) ? declared.get(node.text) : undefined
  return written
    ? bare(written)
    : ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
      ? bare(node.expression)
      : ts.isCallExpression(node) && node.arguments[1]
        ? bare(node.arguments[1])
        : node
}

/** Paths of all the texts in an object, and what it takes over from others. */
const leavesOf = (node: ts.Expression, path: string): readonly string[] => {
  const inner = bare(node)
  return ts.isObjectLiteralExpression(inner)
    ? inner.properties.flatMap((one) =>
        ts.isPropertyAssignment(one)
          ? leavesOf(one.initializer, `${path}.${(one.name as ts.Identifier | ts.StringLiteral).text}`)
          : ts.isShorthandPropertyAssignment(one)
            ? [`${path}.${one.name.text}`]
            : [],
      )
    : [path]
}
const spreadsOf = (node: ts.Expression): readonly string[] => {
  const inner = bare(node)
  return ts.isObjectLiteralExpression(inner)
    ? inner.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression.getText())
    : []
}

/** What is typed with its keys is a table, looked up by one of them; the words of the core are looked at below. */
const texts = declarations.flatMap(({ name, type, initializer }) =>
  /Text$/.test(name.getText()) && !type && initializer
    ? [{ name: name.getText(), leaves: leavesOf(initializer, name.getText()), spreads: spreadsOf(initializer) }]
    : [],
)
const leaves = texts.flatMap((text) => text.leaves)
const isInner = (path: string) => leaves.some((leaf) => leaf.startsWith(`${path}.`))

/** The longest part of a path that is a text or a group of them; what was taken over is looked for where it came from. */
const known = (path: string): string => {
  const part = path
    .split('.')
    .map((_, at, all) => all.slice(0, at + 1).join('.'))
    .filter((each) => each.includes('.') && (leaves.includes(each) || isInner(each)))
    .at(-1)
  return (
    part ??
    (texts.find(({ name }) => path.startsWith(`${name}.`))?.spreads ?? [])
      .map((from) => known(path.replace(/^\w+/, from)))
      .find((found) => found !== '') ??
    ''
  )
}

/** What a file reads: single texts, and with a star groups it hands on or looks into as a whole. */
const readIn = (code: string): readonly string[] => {
  const names = new Map<string, string>()
  for (const { name } of texts) if (new RegExp(`\\b${name}\\b`).test(code)) names.set(name, name)
  for (const [, name = '', local = ''] of code.matchAll(/\b(\w+Text) as (\w+)/g)) if (names.has(name)) names.set(local, name)
  const full = (chain: string) => chain.replace(/^\w+/, (root) => names.get(root) ?? root).replaceAll('?', '')
  const shorter = /const (\w+|\{[^{}]*\}) = (\w+(?:\.\w+)*)\n/g
  for (const [, local = '', chain = ''] of code.matchAll(shorter)) {
    if (!names.has(chain.replace(/\..*/, ''))) continue
    if (local.startsWith('{'))
      for (const [, key = '', as = key] of local.matchAll(/(\w+)(?:: (\w+))?/g)) names.set(as, `${full(chain)}.${key}`)
    else names.set(local, full(chain))
  }
  const mentions = new RegExp(`(?<![.\\w'/-])(?:${[...names.keys()].join('|')})\\b((?:\\??\\.\\w+)*)(\\??\\.?\\[)?`, 'g')
  return names.size === 0
    ? []
    : [...code.replace(shorter, (found, local: string) => (local.startsWith('{') ? found : '')).matchAll(mentions)].flatMap(
        ([found, chain, index]) => {
          if (!chain) return []
          const path = known(full(index ? found.slice(0, -index.length) : found))
          return isInner(path) ? [`${path}.*`] : path ? [path] : []
        },
      )
}

/** Looked up by a word that only the running app knows. */
const byKey = [
  // In the language of the cards.
  'cardsText.you',
  'cardsText.youSit',
  'cardsText.nod.yes',
  'cardsText.nod.no',
  'cardsText.sideMeans.good',
  'cardsText.sideMeans.evil',
  'cardsText.playerIs',
  'demoText.lesson.choose.title',
  'demoText.lesson.choose.words',
  'demoText.lesson.undo.title',
  'demoText.lesson.undo.words',
  'demoText.lesson.own.title',
  'demoText.lesson.own.words',
  'menuText.good',
  'menuText.evil',
  'seatText.good',
  'seatText.evil',
  'homeText.backup.ended',
  'homeText.backup.running',
  'homeText.keep.touch',
  'homeText.keep.mac',
  'settingsText.storage.kept',
  'settingsText.storage.may-be-cleared',
  'settingsText.storage.unknown',
  'settingsText.storage.blocked',
]

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|vue)$/.test(file))
const read = new Set(files.flatMap((file) => readIn(readFileSync(`src/${file}`, 'utf8'))))
const isRead = (leaf: string): boolean =>
  read.has(leaf) || leaf.split('.').some((_, at, all) => read.has(`${all.slice(0, at + 1).join('.')}.*`))

describe('texts', () => {
  it('have a reader, every one', () => {
    expect(leaves.length).toBeGreaterThan(600)
    expect(
      leaves.filter((leaf) => !isRead(leaf) && !byKey.includes(leaf)),
      'nobody reads them; one that is looked up as text[key] belongs in byKey',
    ).toEqual([])
    expect(byKey.filter((leaf) => isRead(leaf) || !leaves.includes(leaf))).toEqual([])
  })

  it('are missed by name, not only by the last word of it', () => {
    expect(readIn('const text = setupText.deal\nshow(text.next)')).toEqual(['setupText.deal.next'])
    expect(readIn('const { pass } = setupText\nshow(pass.to, cardsText.kinds[key])')).toEqual(['setupText.pass.to', 'cardsText.kinds.*'])
  })

  it('of the core are spoken, every one', () => {
    const trees = ['src/core', 'src/characters', 'src/scripts', 'src/app', 'src/ui'].flatMap(sources).map(({ tree }) => tree)
    const strings = new Set(trees.flatMap((tree) => nodesOf(tree, ts.isStringLiteral)).map(({ text }) => text))
    const patterns = [...new Set(trees.flatMap(patternsOf))]
      .filter((pattern) => /[a-z]{3}/i.test(pattern) && /[._]/.test(pattern))
      .map((pattern) => new RegExp(`^${pattern.replace(/[^\w*]/g, '\\$&').replaceAll('*', '(.+)')}$`))
    const spoken = (key: string): boolean => strings.has(key) || patterns.some((pattern) => pattern.exec(key)?.slice(1).every(spoken))
    expect(Object.keys(allWords).filter((key) => !spoken(key))).toEqual([])
  })
})
