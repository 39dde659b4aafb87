import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptErrors, scriptNotes } from '@/text/en/scriptNotes'
import { fill } from '@/core/model/words'
import { writeScript } from '@/scripts/read/writeScript'
import { errorOf, read, readValue } from './reading'

const ids = (value: unknown) => readValue(value).characters.map(({ id }) => id)
const few = ['washerwoman', 'chef', 'empath', 'baron', 'imp']
const brew = { id: 'baker', name: 'Baker', team: 'townsfolk', ability: 'Bakes {bread} for <b>all</b>.' }

describe('a script is read however it is written', () => {
  it.each([
    ['strings', few],
    ['ids in objects', few.map((id) => ({ id }))],
    ['capitals, spaces, hyphens and underscores', ['Washerwoman', ' CHEF ', 'em-path', 'ba_ron', 'IMP']],
    ['names', ['Washerwoman', 'Chef', 'Empath', 'Baron', 'Imp']],
    ['objects with a name alone', few.map((name) => ({ name }))],
    ['a list under characters', { name: 'N', characters: few }],
    ['a list under roles', { title: 'N', roles: few.map((id) => ({ id })) }],
    ['a list two boxes deep', { data: { script: { name: 'N', content: few } } }],
    ['a script as text in a box', { pk: 1, content: JSON.stringify(few) }],
    ['a script as one text', JSON.stringify(JSON.stringify(few))],
    ['teams', { townsfolk: few.slice(0, 3), outsiders: [], minions: ['baron'], demons: ['imp'] }],
    ['a table by id', Object.fromEntries(few.map((id) => [id, { name: id }]))],
    ['a list in a list', [few]],
    ['a list under a name that we have never seen', { name: 'N', cast: few }],
    ['the same two boxes deep', { status: 'ok', answer: { who: few.map((id) => ({ id })) } }],
    ['numbered entries', { ...few }],
    ['ticked ids', Object.fromEntries(few.map((id) => [id, true]))],
    ['a byte order mark', `\uFEFF${JSON.stringify(few)}`],
    ['a comma too many', `[${few.map((id) => `"${id}"`).join(',')},]`],
    ['comments', `[ // five\n${few.map((id) => `"${id}"`).join(',')} /* and no more */ ]`],
    ['single quotes', `['${few.join("','")}']`],
    ['curly quotes', `[“${few.join('”, “')}”]`],
    ['bare keys', `[${few.map((id) => `{id: "${id}"}`).join(',')}]`],
    ['a fence of a chat', '```json\n' + JSON.stringify(few) + '\n```'],
  ])('%s', (_, value) => expect(ids(value)).toEqual(few))

  it('tells the line of what it passed over', () => {
    expect(readValue('[\n"imp",\n"chef",\n]').notes[0]).toEqual({ code: 'comma', values: { line: 3 } })
    expect(readValue('[\n"imp", // the only one\n"chef"]').notes[0]).toEqual({ code: 'comment', values: { line: 2 } })
    expect(readValue('```\n["imp",\n]\n```').notes).toContainEqual({ code: 'comma', values: { line: 2 } })
  })

  it.each([
    ['', 'empty', 1],
    [' \n ', 'empty', 1],
    ['<!DOCTYPE html>', 'webPage', 1],
    ['\n<!-- not here -->', 'webPage', 1],
    ['<p>Not found</p>', 'webPage', 1],
    ['{"errors":["not found"],"tips":[{"id":"x"}],"retry":true}', 'noList', 1],
    ['\u0089PNG\u0001\u0002', 'notText', 1],
    ['[\n"imp",\n"chef"', 'endsEarly', 3],
    ['[\n"imp"\n"chef"]', 'notJson', 3],
    ['[\n"imp,\n"chef"]', 'notJson', 2],
    ['["imp"]\n\nby me', 'goesOn', 3],
    ['imp, chef', 'notJson', 1],
    ['{"name":"N"}', 'noList', 1],
    ['42', 'noList', 1],
    ['"imp"', 'noList', 1],
    ['[]', 'noCharacters', 1],
    ['[null, {"id":"_meta","name":"N"}]', 'noCharacters', 1],
    ['['.repeat(60) + ']'.repeat(59), 'tooDeep', 1],
  ])('what cannot be read says why and where: %j', (text, code, line) => expect(errorOf(text)).toEqual({ code, line }))

  it('has limits', () => {
    expect(errorOf(JSON.stringify(Array.from({ length: 401 }, (_, at) => `x${at}`)))?.code).toBe('tooMany')
    expect(errorOf(`["${'x'.repeat(4_000_000)}"]`)?.code).toBe('tooLarge')
    expect(readValue([{ ...brew, name: 'B'.repeat(500) }]).characters[0]?.name).toHaveLength(80)
  })
})

describe('nothing is dropped without a word', () => {
  it('an unknown id is played by hand and says so', () => {
    const { characters, codes } = readValue(['red_baron', 'imp'])
    expect(characters[0]).toMatchObject({ id: 'red_baron', name: 'Red baron', team: 'unknown', known: 'unknown' })
    expect(codes).toContain('unknown')
  })

  it('every entry becomes a character or a note', () => {
    const { characters, notes } = readValue([null, 42, true, {}, { x: 1 }, 'imp', '', [[]], '_meta', '\u200B '])
    expect(characters.map(({ id }) => id)).toEqual(['imp'])
    expect(notes.filter(({ code }) => code === 'leftOut').map(({ values }) => values['at'])).toEqual([1, 2, 3, 4, 5, 7, 9, 10])
    expect(notes).toContainEqual({ code: 'nested', values: { at: 8 } })
  })

  it('what is listed twice is kept once, and told', () => {
    const { characters, notes } = readValue(['imp', { id: 'Imp' }, 'IMP', 'ghoul', 'ghoul'])
    expect(characters.map(({ id }) => id)).toEqual(['imp', 'ghoul'])
    expect(notes.filter(({ code }) => code === 'twice')).toHaveLength(3)
  })

  it('every note and every error is a whole sentence', () => {
    const values = Object.fromEntries(
      'line name edition at what id published team place most key night names count found'.split(' ').map((key) => [key, key]),
    )
    for (const template of [...Object.values(scriptNotes), ...Object.values(scriptErrors)]) {
      expect(fill(template, values)).not.toMatch(/[{}]/)
      expect(template).toMatch(/^[A-Z{“].*[.}]$/)
    }
  })
})

describe('homebrew', () => {
  it('keeps its own words as plain text', () => {
    const [baker] = readValue([brew, 'imp']).characters
    expect(baker).toMatchObject({ id: 'baker', team: 'townsfolk', known: 'homebrew', ability: 'Bakes {bread} for <b>all</b>.' })
  })

  it('is read leniently, field by field', () => {
    const odd = { ...brew, team: 'Traveler', firstNight: '3', otherNight: 'late', reminders: 'Fed', remindersGlobal: ['A', 7, null] }
    const { characters, notes } = readValue([odd, { ...brew, id: 'x', team: 'hero' }, { ...brew, id: 'y', team: 'a jinxed' }])
    expect(characters[0]).toMatchObject({ team: 'traveller', first: 3, other: 0, tokens: ['Fed'], anywhere: ['A', '7'] })
    expect(characters.map(({ team }) => team)).toEqual(['traveller', 'unknown', 'fabled'])
    expect(notes.map(({ code }) => code)).toEqual(expect.arrayContaining(['oddPlace', 'oddTokens', 'oddTeam', 'jinxEntry']))
  })

  it('under a published id is not the published character', () => {
    const { characters, codes } = readValue([{ id: 'imp', name: 'Arch-Imp', team: 'demon', ability: 'Kills twice.' }])
    expect(characters[0]).toMatchObject({ id: 'imp', name: 'Arch-Imp', known: 'homebrew', ability: 'Kills twice.' })
    expect(codes).toContain('takesId')
  })

  it('a published character written out in full is the published one, in any language', () => {
    const full = (name: string, team = 'demon') => ({ id: 'imp', name, team, ability: 'x', firstNight: 9 })
    for (const name of ['Imp', '小恶魔'])
      expect(readValue([full(name)]).characters[0]).toMatchObject({ known: 'rules', name: 'Imp', first: 0 })
    expect(readValue([{ id: 'gardener', name: 'Gardener', team: 'fabled', ability: 'x' }]).characters[0]).toMatchObject({
      team: 'loric',
      known: 'hand',
    })
    expect(readValue([full('Imp'), full('Imp', 'minion')]).characters.map(({ known }) => known)).toEqual(['rules', 'homebrew'])
  })

  it('two with one id stay two', () => {
    const { characters, codes } = readValue([brew, { ...brew, name: 'Other baker' }, { ...brew, name: 'Third' }])
    expect(characters.map(({ id }) => id)).toEqual(['baker', 'baker-2', 'baker-3'])
    expect(codes.filter((code) => code === 'sameId')).toHaveLength(2)
  })
})

describe('what a file says about itself', () => {
  it('stands anywhere, keeps keys we do not know, and gives name and author', () => {
    const { name, author, meta, bootlegger } = readValue([
      'imp',
      { name: ' My  script ', id: '_META', author: ['A', 'B'], colour: 'red', bootlegger: 'No votes.' },
    ])
    expect({ name, author, bootlegger }).toEqual({ name: 'My script', author: 'A, B', bootlegger: ['No votes.'] })
    expect(meta).toMatchObject({ colour: 'red' })
  })

  it('a wrapper tells it too', () => {
    expect(readValue({ pk: 7, title: 'T', author: 'A', characters: few })).toMatchObject({ name: 'T', author: 'A', meta: { pk: 7 } })
    expect(readValue({ name: 'outer', _meta: { name: 'inner' }, roles: few })).toMatchObject({ name: 'inner' })
  })

  it('says which rules of its own could not be read, or not whole', () => {
    const of = (bootlegger: unknown) => readValue([{ id: '_meta', name: 'N', bootlegger }, ...few])
    expect(of({ a: 'No votes.' })).toMatchObject({ bootlegger: [], codes: ['oddMeta'] })
    expect(of(['No votes.', null, '', { b: 1 }])).toMatchObject({ bootlegger: ['No votes.'], codes: ['oddMeta'] })
    expect(of('N'.repeat(2000)).codes).toEqual(['cut'])
    expect(of(['No votes.', null, '']).codes).toEqual([])
  })

  it('asks for a name where there is none', () => {
    expect(readValue(few)).toMatchObject({ name: undefined, codes: ['noName'] })
    expect(readValue([{ id: '_meta', name: '' }, ...few]).name).toBeUndefined()
    expect(readValue([{ id: '_meta', name: 12 }, ...few]).name).toBe('12')
  })

  it('has an order of its own that wins over everything', () => {
    const meta = {
      id: '_meta',
      name: 'N',
      firstNight: ['dusk', 'empath', 'CHEF', 'MINION_INFO', 'baker', 'drunk', 'dawn'],
      otherNight: ['imp'],
    }
    const { firstNight, otherNight, notes } = readValue([meta, ...few, { ...brew, firstNight: 99 }])
    expect(firstNight).toEqual(['dusk', 'demoninfo', 'empath', 'chef', 'minioninfo', 'baker', 'dawn'])
    expect(otherNight).toEqual(['dusk', 'imp', 'dawn'])
    expect(notes).toContainEqual({ code: 'orderStrangers', values: { night: 'firstNight', names: ['drunk'] } })
    expect(notes).toContainEqual({ code: 'orderLacks', values: { night: 'firstNight', names: ['Washerwoman'] } })
    expect(notes).toContainEqual({ code: 'orderLacks', values: { night: 'otherNight', names: ['Empath'] } })
  })

  it('homebrew wakes at its number, and never after dawn', () => {
    const { firstNight } = readValue([...few, { ...brew, firstNight: 54.5 }, { ...brew, id: 'owl', name: 'Owl', firstNight: 900 }])
    expect(firstNight).toEqual(['dusk', 'minioninfo', 'demoninfo', 'washerwoman', 'baker', 'chef', 'empath', 'owl', 'dawn'])
  })
})

it('is written back as the published form has it, with all that came in', () => {
  const meta = { id: '_meta', name: 'N', colour: 'red', firstNight: ['imp'] }
  const odd = { ...brew, team: 'traveler', firstNight: '3', image: 'https://example.org/a.png', special: [{ type: 'vote' }] }
  const text = writeScript(readValue([meta, { id: 'Pit-Hag' }, 'ghoul', odd, { id: 'imp', flavor: 'Boo' }]))
  expect(JSON.parse(text)).toEqual([meta, 'pithag', 'ghoul', { ...odd, team: 'traveller', firstNight: 3 }, { id: 'imp', flavor: 'Boo' }])
})

it('never throws, whatever it is given', () => {
  const entry = fc.oneof(
    fc.constantFrom('imp', 'pit-hag', '_meta'),
    fc.string(),
    fc.jsonValue({ maxDepth: 3 }),
    fc.record(
      {
        id: fc.jsonValue(),
        name: fc.jsonValue(),
        team: fc.jsonValue(),
        ability: fc.jsonValue(),
        firstNight: fc.jsonValue(),
        reminders: fc.jsonValue(),
        jinxes: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  )
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.nat(), fc.string({ maxLength: 3 }), (entries, at, noise) => {
      const text = JSON.stringify(entries)
      const cut = at % (text.length + 1)
      for (const each of [text, text.slice(0, cut) + noise + text.slice(cut)]) {
        const reading = read(each)
        if (!reading.ok) continue
        const { characters } = reading.script
        expect(new Set(characters.map(({ id }) => id)).size).toBe(characters.length)
        const again = read(writeScript(reading.script))
        expect(again.ok && again.script.characters.map(({ id, known }) => [id, known])).toEqual(
          characters.map(({ id, known }) => [id, known]),
        )
      }
    }),
    { numRuns: 400 },
  )
})
