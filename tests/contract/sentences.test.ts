import { format, resolveConfig } from 'prettier'
import { expect, it } from 'vitest'
import { sentences } from './sentences'

const FILE = 'src/text/sentences.ts'

const union = (keys: Iterable<string>) => [...keys].map((key) => JSON.stringify(key)).join(' | ') || 'never'

it('is listed for the languages what each character says', async () => {
  const { shared, editions } = sentences()
  const members = [...editions].map(
    ([edition, characters]) =>
      `readonly ${edition}: { ${[...characters].map(([id, said]) => `readonly ${id}: ${union(said.keys())}`).join(';')} }`,
  )
  const list = `/** What characters say, by the keys of their sentences. Written by \`npx vitest run tests/contract/sentences.test.ts -u\`. */
export interface Sentences { readonly shared: ${union(shared.keys())}; ${members.join(';')} }
`
  const text = await format(list, { ...(await resolveConfig(FILE)), parser: 'typescript' })
  await expect(text, 'A sentence of a character has changed: run this test with -u, and change it in every language.').toMatchFileSnapshot(
    `../../${FILE}`,
  )
})
