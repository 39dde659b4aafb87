import type { Command } from '@/core/journal/command'
import { seatId } from '@/core/model/ids'
import { expect, test } from './fixtures.ts'
import { gameFile, importGame } from './nightFile.ts'
import { nightTable } from './nightTable.ts'

// Whole games in half the time; other specs look at the same screens while they move.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const names = ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun', 'Kit', 'Lou', 'Mo', 'Nia', 'Oz']

const table = (cast: readonly string[], more: readonly Command[] = []): readonly Command[] => [
  ...cast.map((character, i): Command => ({
    type: 'addSeat',
    plan: { player: names[i] ?? '', character, ...(character === 'lunatic' ? { believes: 'pukka' } : {}) },
  })),
  { type: 'setBluffs', for: 'demon', characters: ['exorcist', 'professor', 'minstrel'] },
  ...more,
  { type: 'begin' },
]

/** Without the number of the part, for a character that acts in several. */
const plain = (step: string) => step.replace(/\.\d+(?=:)/, '')

const first: readonly {
  readonly players: number
  readonly cast: readonly string[]
  readonly more?: readonly Command[]
  readonly rows: readonly string[]
  readonly cards: readonly RegExp[]
}[] = [
  {
    players: 5,
    cast: ['sailor', 'chambermaid', 'fool', 'devilsadvocate', 'pukka'],
    rows: ['dusk', 'sailor:s1', 'devilsadvocate:s4', 'pukka:s5', 'chambermaid:s2'],
    cards: [/woke tonight/],
  },
  {
    players: 7,
    cast: ['sailor', 'chambermaid', 'fool', 'courtier', 'pacifist', 'mastermind', 'zombuul'],
    rows: ['dusk', 'minion-info', 'demon-info', 'sailor:s1', 'courtier:s4', 'chambermaid:s2'],
    cards: [/This is the Demon\s+Gus/, /your Minion\s+Fay[\s\S]*not in play/, /woke tonight/],
  },
  {
    players: 12,
    cast: [
      'sailor',
      'grandmother',
      'chambermaid',
      'courtier',
      'innkeeper',
      'fool',
      'pacifist',
      'lunatic',
      'goon',
      'godfather',
      'assassin',
      'pukka',
    ],
    more: [
      { type: 'setSecret', seat: seatId('s2'), ability: 'grandmother', key: 'grandchild', seats: [seatId('s6')] },
      { type: 'setSecret', seat: seatId('s8'), ability: 'lunatic', key: 'minions', seats: [seatId('s1'), seatId('s9')] },
      { type: 'setBluffs', for: 's8', characters: ['gossip', 'tealady', 'exorcist'] },
    ],
    rows: [
      'dusk',
      'minion-info',
      'lunatic.info:s8',
      'demon-info',
      'sailor:s1',
      'courtier:s4',
      'godfather:s10',
      'lunatic.act:s8',
      'lunatic.report:s8',
      'pukka:s12',
      'grandmother:s2',
      'chambermaid:s3',
    ],
    cards: [
      /the Minions\s+Jun\s+Kit[\s\S]*Demon\s+Lou/,
      /your Minions\s+Ana\s+Ivo[\s\S]*Gossip/,
      /You are[\s\S]*Pukka[\s\S]*is the Lunatic/,
      /your Minions\s+Jun\s+Kit[\s\S]*Exorcist/,
      /in play[\s\S]*Goon[\s\S]*Lunatic|in play[\s\S]*Lunatic[\s\S]*Goon/,
      /Lunatic chose/,
      /grandchild\s+Fay[\s\S]*Fool/,
      /woke tonight/,
    ],
  },
  {
    players: 15,
    cast: [
      'sailor',
      'grandmother',
      'chambermaid',
      'courtier',
      'innkeeper',
      'fool',
      'pacifist',
      'gossip',
      'tealady',
      'tinker',
      'goon',
      'godfather',
      'devilsadvocate',
      'mastermind',
      'po',
    ],
    more: [{ type: 'setSecret', seat: seatId('s2'), ability: 'grandmother', key: 'grandchild', seats: [seatId('s6')] }],
    rows: [
      'dusk',
      'minion-info',
      'demon-info',
      'sailor:s1',
      'courtier:s4',
      'godfather:s12',
      'devilsadvocate:s13',
      'grandmother:s2',
      'chambermaid:s3',
    ],
    cards: [
      /the Minions\s+Lou\s+Mo\s+Nia[\s\S]*Demon\s+Oz/,
      /your Minions\s+Lou\s+Mo\s+Nia/,
      /in play[\s\S]*(Tinker|Goon)/,
      /grandchild\s+Fay[\s\S]*Fool/,
      /woke tonight/,
    ],
  },
]

for (const { players, cast, more, rows, cards } of first) {
  test(`the first night of ${players} players`, async ({ page }) => {
    test.setTimeout(150_000)
    await importGame(page, gameFile(`First night of ${players}`, table(cast, more)))
    const night = await nightTable(page)
    await page.locator('[data-step]').waitFor()
    const taken: string[] = []
    const shown: string[] = []
    for (let guard = 0; guard < 30; guard++) {
      const now = await night.see()
      if (now.dawn || now.step === undefined) break
      taken.push(plain(now.step))
      const seats = await page
        .locator('[data-seat]:has(.figure:not(.is-dim, .is-now, .is-chosen))')
        .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['seat'] ?? ''))
      const empty = await page.locator('.slot.is-empty').count()
      // Nobody points at the Goon: the Goon has nights of its own.
      const goon = `s${cast.indexOf('goon') + 1}`
      for (const seat of seats.filter((id) => id !== goon).slice(-empty || seats.length)) if (empty) await night.seat(seat)
      if (await page.locator('[data-act=pass]').count()) await night.tap('[data-act=pass]')
      else await night.done()
      shown.push(...(await night.showCards()).map(({ card }) => card ?? ''))
    }
    expect(taken).toEqual(rows)
    expect(shown.length).toBe(cards.length)
    cards.forEach((card, i) => expect(shown[i]).toMatch(card))
    await expect(page.locator('[data-dawn=died]')).toContainText('Nobody died')
  })
}

test('a Lunatic’s turn takes as many taps and screens as that Demon’s', async ({ page }) => {
  test.setTimeout(120_000)
  const cast = ['sailor', 'chambermaid', 'fool', 'courtier', 'pacifist', 'tealady', 'lunatic', 'mastermind', 'assassin', 'pukka']
  const more: readonly Command[] = [
    { type: 'setSecret', seat: seatId('s7'), ability: 'lunatic', key: 'minions', seats: [seatId('s1'), seatId('s2')] },
    { type: 'setBluffs', for: 's7', characters: ['gossip', 'exorcist', 'gambler'] },
  ]
  await importGame(page, gameFile('Lunatic', table(cast, more)))
  const night = await nightTable(page)
  await page.locator('[data-step]').waitFor()
  const screens: Record<string, number> = {}
  for (let guard = 0; guard < 30; guard++) {
    const { step, dawn } = await night.see()
    if (dawn || step === undefined) break
    const row = plain(step).split(':')[0] ?? ''
    night.of(row)
    if (row === 'pukka' || row === 'lunatic.act' || row === 'sailor') await night.seat('s3')
    if (row === 'chambermaid') break
    if (await page.locator('[data-act=pass]').count()) await night.tap('[data-act=pass]')
    else await night.done()
    const own = (await night.see()).card !== undefined
    if (own) await night.hold()
    screens[row] = own ? 1 : 0
    night.of(`${row}.rest`)
    await night.showCards()
  }
  const taps = (row: string) => night.taps().filter((each) => each === row).length
  for (const row of ['lunatic.info', 'demon-info', 'lunatic.act', 'pukka']) expect(taps(row), row).toBeGreaterThan(0)
  expect([taps('lunatic.info'), screens['lunatic.info']]).toEqual([taps('demon-info'), screens['demon-info']])
  expect([taps('lunatic.act'), screens['lunatic.act']]).toEqual([taps('pukka'), screens['pukka']])
})
