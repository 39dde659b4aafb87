/** `npm run new -- character <id> [folder] [script]` writes what a new character needs; `npm run check` names what is left to do. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { KNOWN } from '../src/scripts/known'
import { FIRST_NIGHT, OTHER_NIGHTS } from '../src/scripts/known/nightOrder'

/** A drawing that says nothing; the check asks for a better one. */
export const NO_DRAWING = 'uncertainty'

export interface NewCharacter {
  readonly id: string
  readonly name: string
  readonly team: string
  readonly ability: string
  readonly tokens: readonly string[]
  readonly wakes: 'first' | 'other' | 'every' | undefined
}

export const newCharacter = (id: string): NewCharacter => {
  const known = KNOWN.find((one) => one.id === id)
  const [first, other] = [FIRST_NIGHT.includes(id), OTHER_NIGHTS.includes(id)]
  return {
    id,
    name: known?.name ?? id.charAt(0).toUpperCase() + id.slice(1),
    team: known?.team ?? 'townsfolk',
    ability: known?.ability ?? '',
    tokens: known?.tokens ?? [],
    wakes: first && other ? 'every' : first ? 'first' : other ? 'other' : undefined,
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", '’')}'`

export const behaviour = ({ id, name, team, ability, tokens, wakes }: NewCharacter): string => `import { character } from '../contract'

/** ${ability} */
export const ${id} = character('${id}', {
  names: { sheet: ${quoted(name)}, published: ${quoted(name)} },
  team: '${team}',
  tokens: [${tokens.map(quoted).join(', ')}],
  ability: ${quoted(ability)},
${wakes ? `  night: [{ when: '${wakes}', player: '{me} wakes.' }],\n` : ''}})
`

export const scenes = ({ id, name }: NewCharacter): string => `import { describe, expect, it } from 'vitest'

describe(${quoted(name)}, () => {
  it('${id.toUpperCase()}-1: ', () => expect.fail('write the scene'))
})
`

export const ruling = ({ id, name }: NewCharacter): string => `### ${name}\n\n- **${id.toUpperCase()}-1** \n\n`

/** A row stands before the first one of the list that wakes after it in the published order. */
export const withRow = (list: string, id: string, order: readonly string[]): string => {
  const rows = list.split(' ')
  const place = (row: string) => order.indexOf(row.replace(/\..*/, '').replace('-', ''))
  const next = rows.findIndex((row) => place(row) > order.indexOf(id))
  return order.includes(id) ? [...rows.slice(0, next), id, ...rows.slice(next)].join(' ') : list
}

const edit = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')))

/** Both orders of the script: the first list of each is the first night's. */
const addRows = (text: string, id: string) => {
  let at = 0
  return text.replace(/'dusk travellers [^']+'/g, (list) => `'${withRow(list.slice(1, -1), id, at++ % 2 ? OTHER_NIGHTS : FIRST_NIGHT)}'`)
}

const write = (id: string, folder: string, script: string) => {
  const made = newCharacter(id)
  const file = `src/characters/${folder}/${id}.ts`
  if (!/^[a-z]+$/.test(id) || existsSync(file)) throw new Error(`${id} is no new id in small letters`)
  writeFileSync(file, behaviour(made))
  writeFileSync(`tests/characters/${id}.test.ts`, scenes(made))
  edit(`src/characters/${folder}/index.ts`, (text) =>
    text.replace('\n\n/**', `\nimport { ${id} } from './${id}'\n\n/**`).replace('\n] as const', `\n  ${id},\n] as const`),
  )
  edit(`src/scripts/${script}/index.ts`, (text) => addRows(text, id))
  edit(`src/scripts/${script}/icons.ts`, (text) => text.replace('\n} as const', `\n  ${id}: '${NO_DRAWING}',\n} as const`))
  if (made.team !== 'traveller')
    edit(`src/scripts/${script}/flavours.ts`, (text) => text.replace(/\n}\n$/, `\n  ${id}: flavour(2, 2, 2),\n}\n`))
  edit('docs/rules.md', (text) => text.replace(/^(?=## Travellers)/m, ruling(made)))
  console.log(
    `Now write the behaviour in ${file}, its ruling in docs/rules.md, the scene in tests/characters/${id}.test.ts and its words in every language (CONTRIBUTING.md).`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [kind, id, folder = 'bmr', script = 'bad-moon-rising'] = process.argv.slice(2)
  if (kind !== 'character' || !id) throw new Error('npm run new -- character <id> [folder of src/characters] [folder of src/scripts]')
  write(id, folder, script)
}
