import ts from 'typescript'

/** Values of every kind that a sentence can be given, made from the types of its parameters. */

const root = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config as { compilerOptions: object }
const { options } = ts.convertCompilerOptionsFromJson(root.compilerOptions, '.')
const program = ts.createProgram(['src/text/text.ts', 'server/words/en.ts'], { ...options, noEmit: true })
const checker = program.getTypeChecker()

/** The type of what an English file exports under that name. */
export const typeOfExport = (file: string, name: string): ts.Type => {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const found = module && checker.getExportsOfModule(module).find((each) => each.name === name)
  if (!found || !source) throw new Error(`${file} has no ${name}`)
  return checker.getTypeOfSymbolAtLocation(found, source)
}

export const typeOfMember = (type: ts.Type, name: string): ts.Type => {
  const found = checker.getPropertyOfType(type, name)
  if (found) return checker.getTypeOfSymbol(found)
  const each = checker.getIndexTypeOfType(type, /^\d+$/.test(name) ? ts.IndexKind.Number : ts.IndexKind.String)
  return each ?? checker.getIndexTypeOfType(type, ts.IndexKind.String) ?? checker.getAnyType()
}

let count = 0
/** No two are alike, so that one that gets lost is missed. `‹` is in no sentence. */
const marker = (long = false) => `‹${long ? 'Wilhelmine-Ottilie van der Zwaluwenburg ' : ''}q${(count += 1)}›`
export const markersIn = (text: string): readonly string[] => text.toLowerCase().match(/‹[^›]*›/g) ?? []

const FEW = 6
const DEEP = 5

const samplesOf = (type: ts.Type, deep = 0): readonly unknown[] => {
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value]
  const { flags } = type
  if (flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true']
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Null)) return [undefined]
  if (flags & ts.TypeFlags.StringLike) return [marker(), marker(true)]
  if (flags & ts.TypeFlags.NumberLike) return [0, 1, 2, 5, 12]
  if (type.isUnion()) return type.types.flatMap((each) => samplesOf(each, deep))
  if (type.isIntersection()) {
    const plain = type.types.find((each) => each.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike))
    if (plain) return samplesOf(plain, deep)
  }
  if (type.symbol?.name === 'Date') return [new Date('2024-03-09T21:40:00')]
  if (checker.isTupleType(type)) return [checker.getTypeArguments(type as ts.TypeReference).map((each) => samplesOf(each, deep)[0])]
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference)
    if (!element || deep > DEEP) return [[]]
    const some = (length: number) => Array.from({ length }, () => samplesOf(element, deep + 1)).map((all, at) => all[at % all.length])
    return [some(1), some(2), some(4)]
  }
  const [call] = type.getCallSignatures()
  if (call) {
    const said = marker()
    return [() => said]
  }
  if (deep > DEEP) return [{}]
  const members = checker.getPropertiesOfType(type).map((each) => [each.name, samplesOf(checker.getTypeOfSymbol(each), deep + 1)] as const)
  const many = Math.min(Math.max(1, ...members.map(([, all]) => all.length)), deep ? FEW : 2 * FEW)
  return Array.from({ length: many }, (_, at) => Object.fromEntries(members.map(([name, all]) => [name, all[at % all.length]])))
}

const MOST = 300

/** Lists of arguments: every combination, or where those are too many, each value at least once. */
export const argumentsOf = (type: ts.Type): readonly (readonly unknown[])[] => {
  const [call] = (type.isUnion() ? type.types : [type]).flatMap((each) => each.getCallSignatures())
  if (!call) throw new Error(`${checker.typeToString(type)} cannot be called`)
  const lists = call.getParameters().map((each) => samplesOf(checker.getTypeOfSymbol(each)))
  const all = lists.reduce((product, { length }) => product * length, 1)
  if (all <= MOST)
    return lists.reduce<readonly (readonly unknown[])[]>((before, list) => before.flatMap((row) => list.map((one) => [...row, one])), [[]])
  return Array.from({ length: MOST }, (_, at) =>
    lists.map((list, place) => list[(at + place * Math.floor(at / list.length)) % list.length]),
  )
}
