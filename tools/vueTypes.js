import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import vueParser from 'vue-eslint-parser'

/**
 * Typed lint for components. ESLint's project service would build a new program for each .vue file.
 * This builds one for all of them, with the scripts exactly as vue-eslint-parser passes them on.
 */

/** @typedef {{ readonly filePath?: string, readonly programs?: readonly ts.Program[] }} Options */
/** @typedef {(code: string, options?: Options) => object} Parse */
const parse = /** @type {{ parseForESLint: Parse }} */ (tseslint.parser).parseForESLint

/** @type {Map<string, string> | undefined} By the path of the component. */
let scripts
/** @type {ts.Program | undefined} */
let program

const filesIn = (/** @type {string} */ ending) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => resolve('src', file))

const readScripts = () => {
  const found = new Map()
  for (const filePath of filesIn('.vue')) {
    const text = readFileSync(filePath, 'utf8')
    const [only, ...more] = text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)
    if (only && !more.length && !only[1]?.includes('generic')) {
      found.set(filePath, only[2])
      continue
    }
    /** @type {Parse} Two scripts, or one with type parameters, are rewritten. The last call is the result; those before it are expressions of the template. */
    const parseForESLint = (code, options) => {
      found.set(filePath, code)
      return parse(code, options)
    }
    vueParser.parseForESLint(text, { filePath, parser: { parseForESLint }, sourceType: 'module' })
  }
  return found
}

const makeProgram = (/** @type {Map<string, string>} */ texts) => {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const host = ts.createCompilerHost(options, true)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (file, target, ...rest) => {
    const text = texts.get(file)
    return text === undefined ? read(file, target, ...rest) : ts.createSourceFile(file, text, target, true, ts.ScriptKind.TS)
  }
  return ts.createProgram([...texts.keys(), ...filesIn('.d.ts')], { ...options, allowNonTsExtensions: true }, host)
}

export const typedVueParser = {
  /** @type {Parse} */
  parseForESLint: (code, options) => {
    scripts ??= readScripts()
    if (scripts.get(options?.filePath ?? '') !== code) return parse(code, options)
    program ??= makeProgram(scripts)
    return parse(code, { ...options, programs: [program] })
  },
}
