import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KNOWN } from '@/scripts/known'
import { writeScript } from '@/scripts/read/writeScript'
import { understand } from '../../tools/script'
import { fileText, read, readValue } from './reading'

type Outcome = Awaited<ReturnType<typeof understand>>

const folder = 'tests/scripts/files'
const files = readdirSync(folder).sort()
const outcomes = JSON.parse(readFileSync('tests/scripts/outcomes.json', 'utf8')) as readonly Outcome[]
const order = JSON.parse(readFileSync('tests/scripts/facts/nightorder.json', 'utf8')) as Record<'firstNight' | 'otherNight', string[]>
const fixed = ['dusk', 'minioninfo', 'demoninfo', 'dawn']

/** How many the file lists, counted without our reader. */
const counts: Readonly<Record<string, number>> = {
  '01-tb-id-objects-no-meta.json': 22,
  '02-id-objects-with-meta.json': 23,
  '03-too-small.json': 1,
  '05-teensyville-strings-logo-not-url.json': 11,
  '06-strings-with-travellers.json': 30,
  '07-wrapped-object-underscore-ids.json': 124,
  '12-underscores-no-meta.json': 23,
  '13-all-roles.json': 175,
  '16-wc25-unknown-meta-key.json': 26,
  '17-wc25-meta-id-not-first.json': 24,
  '18-meta-colour.json': 26,
  '19-snv-strings.json': 25,
  '21-jinxes.json': 21,
  '22-monthly-2026-02.json': 23,
  '23-snv-underscore-id-objects.json': 25,
  '24-bmr-mislabelled-as-snv.json': 30,
  's2-bom.json': 25,
  's3-trailing-comma.json': 2,
  // The Imp four times, two with words of their own, the Fortune Teller by name; null and 42 are no characters.
  's4-odd-entries.json': 4,
}
const broken: Readonly<Record<string, string>> = { 's1-truncated.json': 'Line 9: ', 's5-html.json': 'Line 1: ' }

describe('script files as found in the wild', () => {
  it('are all looked at', () => {
    expect(files).toHaveLength(21)
    expect([...Object.keys(counts), ...Object.keys(broken)].sort()).toEqual(files)
    expect(outcomes.map(({ file }) => file)).toEqual(files.map((file) => `${folder}/${file}`))
  })

  it.each(files)('%s is understood as expected', async (file) => {
    const found = await understand(`${folder}/${file}`)
    expect(found).toEqual(outcomes.find((one) => one.file === found.file))
    expect(found.characters).toHaveLength(counts[file] ?? 0)
    expect(found.ok).toBe(file in counts)
    if (file in broken) expect(found.error?.startsWith(broken[file]!)).toBe(true)
  })

  it.each(Object.keys(counts))('%s has the published order, for its own characters', async (file) => {
    const { characters, firstNight, otherNight } = await understand(`${folder}/${file}`)
    const published = characters.filter(({ known }) => known !== 'homebrew').map(({ id }) => id)
    const rows = [...fixed, ...published]
    const homebrew = characters.filter(({ known }) => known === 'homebrew').map(({ id }) => id)
    expect(firstNight.filter((row) => !homebrew.includes(row))).toEqual(order.firstNight.filter((row) => rows.includes(row)))
    expect(otherNight.filter((row) => !homebrew.includes(row))).toEqual(order.otherNight.filter((row) => rows.includes(row)))
  })

  it.each(Object.keys(counts))('%s survives being written and read again', (file) => {
    const came = readValue(fileText(file))
    const written = writeScript(came)
    const again = readValue(written)
    const gist = ({ name, author, edition, characters, firstNight, otherNight, bootlegger }: typeof came) => ({
      ...{ name: name ?? '', author, edition, firstNight, otherNight, bootlegger },
      characters: characters.map(({ written: _, ...one }) => one),
    })
    expect({ ...gist(again), name: again.name ?? '' }).toEqual(gist(came))
    expect(writeScript(again)).toBe(written)
    expect(again.meta).toMatchObject(came.meta)
    const schema = JSON.parse(written) as readonly unknown[]
    expect(schema.slice(1).filter((one) => typeof one === 'string' && !KNOWN.some(({ id }) => id === one))).toEqual([])
  })

  it('knows the editions by their characters, whatever they are called', () => {
    const edition = (file: string) => outcomes.find((one) => one.file.endsWith(file))?.edition
    expect(files.filter((file) => edition(file))).toEqual([
      '01-tb-id-objects-no-meta.json',
      '19-snv-strings.json',
      '23-snv-underscore-id-objects.json',
      '24-bmr-mislabelled-as-snv.json',
      's2-bom.json',
    ])
    expect(['01-tb-id-objects-no-meta.json', '24-bmr-mislabelled-as-snv.json', 's2-bom.json'].map(edition)).toEqual(['tb', 'bmr', 'snv'])
  })

  it('never throws on a file cut short anywhere', () => {
    for (const file of files) {
      const text = fileText(file)
      for (let at = 0; at < text.length; at += 7) expect(typeof read(text.slice(0, at)).ok).toBe('boolean')
    }
  })
})
