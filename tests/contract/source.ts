import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface SourceFile {
  readonly path: string
  readonly tree: ts.SourceFile
}

/** TypeScript files under a folder, read as trees. */
export const sources = (folder: string): readonly SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => {
      const path = join(folder, file)
      return { path, tree: ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true) }
    })

export const nodesOf = <T extends ts.Node>(tree: ts.Node, is: (node: ts.Node) => node is T): readonly T[] => {
  const found: T[] = []
  const walk = (node: ts.Node): void => {
    if (is(node)) found.push(node)
    ts.forEachChild(node, walk)
  }
  walk(tree)
  return found
}

/** Strings as the program sees them: no comments, no import paths. */
export const stringsOf = (tree: ts.Node): readonly ts.StringLiteral[] =>
  nodesOf(tree, ts.isStringLiteral).filter(({ parent }) => !ts.isImportDeclaration(parent) && !ts.isExportDeclaration(parent))

/** A template with a star for everything that is filled in. */
export const patternsOf = (tree: ts.Node): readonly string[] =>
  nodesOf(tree, ts.isTemplateExpression).map(
    ({ head, templateSpans }) => head.text + templateSpans.map(({ literal }) => `*${literal.text}`).join(''),
  )

/** The code without its words: neither comments nor strings. */
export const bare = (text: string): string => {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text)
  const words: string[] = []
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan())
    if (token === ts.SyntaxKind.Identifier || ts.tokenToString(token)) words.push(scanner.getTokenText())
  return words.join(' ')
}
