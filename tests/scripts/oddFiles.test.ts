import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { understand } from '../../tools/script'

const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What `npm run script` says of a file with this content. */
const said = async (content: string | Uint8Array) => {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(file, content)
  return understand(file)
}
const known = async (content: string | Uint8Array) => (await said(content)).characters.map((one) => `${one.id} ${one.team} ${one.known}`)

describe('odd files', () => {
  it('a byte order mark and Windows line ends', async () =>
    expect(await known('\uFEFF["chef",\r\n"imp"]\r\n')).toEqual(['chef townsfolk rules', 'imp demon rules']))

  it('UTF 16, as some editors save', async () =>
    expect(await known(Buffer.from('\uFEFF["monk","pukka"]', 'utf16le'))).toEqual(['monk townsfolk rules', 'pukka demon rules']))

  it('one byte for each letter, as older tools save', async () =>
    expect((await said(Buffer.from('[{"id":"_meta","name":"Café"},"imp"]', 'latin1'))).name).toBe('Café'))

  it('a whole script, with its name, as the only entry of a list', async () => {
    const { name, characters } = await said(JSON.stringify([{ name: 'Inner', characters: ['chef', 'imp'] }]))
    expect([name, characters.map(({ id }) => id)]).toEqual(['Inner', ['chef', 'imp']])
  })

  it('Fabled and Travellers in lists of their own beside the others', async () =>
    expect(
      await known(JSON.stringify({ name: 'Beside', roles: ['chef', 'imp'], fabled: ['djinn'], travellers: [{ id: 'thief' }] })),
    ).toEqual(['chef townsfolk rules', 'imp demon rules', 'djinn fabled hand', 'thief traveller rules']))

  it('keys in capitals', async () => {
    const { name, characters } = await said('[{"ID":"_meta","Name":"Loud"},{"ID":"imp"},{"Id":"chef","Name":"Chef"}]')
    expect([name, characters.map(({ id }) => id)]).toEqual(['Loud', ['imp', 'chef']])
  })

  it('a page of search results', async () => {
    const page = { count: 1, results: [{ pk: 1, name: 'Found', content: ['imp', 'chef'] }] }
    const { name, characters } = await said(JSON.stringify(page))
    expect([name, characters.length]).toEqual(['Found', 2])
  })

  it('a description that forgot its id', async () => {
    const { name, author, characters } = await said(JSON.stringify([{ name: 'No id', author: 'Somebody' }, 'chef', 'imp']))
    expect([name, author, characters.length]).toEqual(['No id', 'Somebody', 2])
  })

  it('homebrew under a published id beside the published one, which keeps its id, its rules and its place', async () => {
    const friar = { id: 'monk', name: 'Friar', team: 'townsfolk', ability: 'Own words.', otherNight: 3 }
    for (const both of [
      [friar, 'monk'],
      ['monk', friar],
    ]) {
      const { characters, otherNight, notes } = await said(JSON.stringify([...both, 'imp']))
      expect(characters.map(({ id, name, known: how }) => `${id} ${name} ${how}`).slice(0, 2)).toEqual([
        'monk Monk rules',
        'monk-2 Friar homebrew',
      ])
      expect(otherNight).toEqual(['dusk', 'monk-2', 'monk', 'imp', 'dawn'])
      expect(notes).toContain('A second character has the id of another: Friar is kept beside it.')
    }
  })

  it('rows of the night among the characters are none, and that is said', async () => {
    const { characters, notes } = await said('["dusk","minioninfo",{"id":"dawn"},"imp"]')
    expect([characters.length, notes.filter((note) => note.includes('is no character')).length]).toEqual([1, 3])
  })

  it('orders of their own, with other names for the rows, ids in objects, strangers and nothing', async () => {
    const orders = [
      [{ firstNight: ['DUSK', 'DEMON', 'Chef', 'Minion_Info', 'dawn'] }, ['dusk', 'demoninfo', 'chef', 'minioninfo', 'dawn']],
      [{ firstNight: [{ id: 'imp' }, { id: 'chef' }] }, ['dusk', 'minioninfo', 'demoninfo', 'imp', 'chef', 'dawn']],
      [{ firstNight: ['nobody', 'chef'] }, ['dusk', 'minioninfo', 'demoninfo', 'chef', 'dawn']],
      [{ firstNight: 'chef' }, ['dusk', 'minioninfo', 'demoninfo', 'chef', 'dawn']],
      [{ firstNight: [] }, ['dusk', 'minioninfo', 'demoninfo', 'chef', 'dawn']],
    ] as const
    for (const [order, rows] of orders)
      expect((await said(JSON.stringify([{ id: '_meta', name: 'O', ...order }, 'chef', 'imp']))).firstNight).toEqual(rows)
  })

  it('two descriptions, one of them in the middle: the first counts, and that is said', async () => {
    const { name, notes } = await said(
      JSON.stringify(['chef', { id: '_meta', name: 'First' }, 'imp', { id: '_meta', name: 'Second', author: 'B' }]),
    )
    expect([name, notes.at(0)]).toEqual(['First', 'The file describes itself more than once: the first description counts.'])
  })

  it('wrapped, twice, with a name outside', async () => {
    const found = await said(JSON.stringify({ data: { script: { name: 'Boxed', roles: [{ id: 'chef' }, { id: 'no_dashii' }] } } }))
    expect([found.ok, found.characters.map(({ id }) => id)]).toEqual([true, ['chef', 'nodashii']])
  })

  it('underscores, hyphens, capitals, spaces and accents in ids', async () =>
    expect(await known('["fortune_teller","Pit-Hag","TEA LADY","Devil’s Advocate","al_hadikhia"]')).toEqual([
      'fortuneteller townsfolk rules',
      'pithag minion hand',
      'tealady townsfolk rules',
      'devilsadvocate minion rules',
      'alhadikhia demon hand',
    ]))

  it('traveler, spelt the other way', async () =>
    expect(await known(JSON.stringify(['imp', { id: 'bard', name: 'Bard', team: 'traveler', ability: 'Sings.' }]))).toEqual([
      'imp demon rules',
      'bard traveller homebrew',
    ]))

  it('no _meta: the name is not known, and that is said', async () => {
    const { name, notes, ok } = await said('["chef","imp"]')
    expect([ok, name, notes.length > 0]).toEqual([true, null, true])
  })

  it('homebrew without a team, without words, without a name', async () => {
    const found = await said(
      JSON.stringify([{ id: 'x', ability: 'Does.' }, { name: 'Y' }, { id: 'z', name: 'Z', team: 'ghost', ability: '' }, 'imp']),
    )
    expect(found.characters.map(({ id, team, known: how }) => `${id} ${team} ${how}`)).toEqual([
      'x unknown homebrew',
      'y unknown unknown',
      'z unknown homebrew',
      'imp demon rules',
    ])
    expect(found.notes.length).toBeGreaterThanOrEqual(3)
  })

  it('a megabyte of pictures inside', async () => {
    const picture = `data:image/png;base64,${'A'.repeat(1_100_000)}`
    const found = await said(
      JSON.stringify([{ id: '_meta', name: 'Heavy' }, { id: 'own', name: 'Own', team: 'minion', ability: 'Is.', image: picture }, 'imp']),
    )
    expect([found.ok, found.name, found.characters.length]).toEqual([true, 'Heavy', 2])
    expect(JSON.stringify(found)).not.toContain('AAAA')
  })

  it('broken in the middle: one sentence with the line, and nothing else', async () => {
    const found = await said('[\n  "chef",\n  "imp" "monk"\n]')
    expect([found.ok, found.characters, found.error]).toEqual([false, [], expect.stringMatching(/^Line 3: .+\.$/)])
  })

  it('five megabytes, four hundred and one characters, nothing, a number', async () => {
    for (const content of [
      `["${'x'.repeat(5_000_000)}"]`,
      JSON.stringify(Array.from({ length: 401 }, (_, at) => `own${at}`)),
      '',
      '42',
      '{}',
    ]) {
      const { ok, error } = await said(content)
      expect([ok, typeof error]).toEqual([false, 'string'])
    }
  })

  it('nested deep, but without a slip: it is read, as games that were saved with it need', async () => {
    const junk = '['.repeat(100) + ']'.repeat(100)
    expect((await said(`["chef",{"id":"_meta","junk":${junk}}]`)).ok).toBe(true)
  })

  it('nested far too deep: one sentence with the line, wherever it is nested', async () => {
    const deep = '['.repeat(9_000) + '"imp"' + ']'.repeat(9_000)
    for (const content of [deep, `["chef",\n{"id":"own","team":"minion","junk":${deep}}]`, `["chef",\n{"id":"_meta","junk":${deep}}]`]) {
      const { ok, error } = await said(content)
      expect([ok, error]).toEqual([false, `Line ${content === deep ? 1 : 2}: too many lists inside one another.`])
    }
    expect((await said(JSON.stringify({ script: deep }))).ok).toBe(false)
  })

  it('a list whose places are numbered, with its name first', async () => {
    const { name, characters } = await said('{"0":{"id":"_meta","name":"Numbered"},"1":"imp","2":{"id":"chef","name":"Chef"}}')
    expect([name, characters.map(({ id }) => id)]).toEqual(['Numbered', ['imp', 'chef']])
  })

  it('a table of characters with nothing said about any of them', async () =>
    expect(await known('{"name":"Bare","characters":{"imp":{},"chef":{}}}')).toEqual(['imp demon rules', 'chef townsfolk rules']))

  it('a table of characters with nothing said about some of them', async () =>
    expect(await known('{"name":"Table","imp":{"team":"demon"},"chef":{},"monk":{"name":"Monk"}}')).toEqual([
      'imp demon rules',
      'chef townsfolk rules',
      'monk townsfolk rules',
    ]))

  it('published characters in full, without an id', async () =>
    expect(
      await known(
        JSON.stringify([
          { name: 'Imp', team: 'demon', ability: 'Kills.' },
          { name: 'Chef', team: 'outsider', ability: 'Cooks.' },
        ]),
      ),
    ).toEqual(['imp demon rules', 'chef outsider homebrew']))

  it('braces, markup and names of objects stay plain words', async () => {
    const odd = { id: '__proto__', name: '<b>{me}</b>', team: 'toString', ability: '{who} $& <img src=x>' }
    const found = await said(JSON.stringify([odd, 'constructor', 'imp']))
    expect(found.characters.map(({ name }) => name)).toEqual(['<b>{me}</b>', 'Constructor', 'Imp'])
  })
})
