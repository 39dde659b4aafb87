import type { PlainCommand } from '@/core/journal/command'
import { seatId } from '@/core/model/ids'
import { bringIn, firstDay, skipToDawn } from './dayTable.ts'
import { expect, test } from './fixtures.ts'
import { longNames } from '../circle.ts'
import { openGame, openSeatByDay, played, table } from './games.ts'
import { resize, standsStill } from './still.ts'

const bag = ['courtier', 'sailor', 'chambermaid', 'goon', 'fool', 'innkeeper', 'devilsadvocate', 'pukka']

test('the page of a game never scrolls, not even by the line that is only heard', async ({ page }) => {
  const id = await openGame(page, table(12))
  for (const route of [`game/${id}`, '', 'setup', `story/${id}`]) {
    await page.goto(`./#/${route}`)
    await page.locator('h1, h2').first().waitFor()
    await standsStill(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight), route).toBe(0)
  }
})

test('a reminder is told from the character it belongs to, by the eye and by the ear', async ({ page }) => {
  await bringIn(page, firstDay('sailor innkeeper gambler gossip exorcist fool goon assassin zombuul'))
  await openSeatByDay(page, 's1')
  await page.getByRole('button', { name: 'Add a reminder' }).tap()
  await expect(page.getByRole('button', { name: 'Drunk Sailor', exact: true })).toBeVisible()
})

test('names under the tokens of a card stand apart @sizes', async ({ page }) => {
  const tokens = (...all: readonly string[]) => all.map((id) => ({ id: id.toLowerCase(), name: id, team: 'townsfolk' }))
  const map = ['Mia', 'Noah', 'Olivia', 'Paul', 'Quinn', 'Rosa', 'Sven', 'Tom'].map((player) => ({
    player,
    ...(player === 'Rosa' ? { mark: 'answer' } : {}),
  }))
  const cards = [
    {
      title: 'These are your Minions',
      names: ['Rosa'],
      map,
      seatNumber: 7,
      also: { title: 'These characters are not in play', names: [], tokens: tokens('Pacifist', 'Moonchild', 'Courtier') },
    },
    {
      title: 'These are your Minions',
      names: ['Rosa', 'Tom', 'Sven'],
      map,
      seatNumber: 7,
      also: {
        title: 'These characters are not in play',
        names: [],
        tokens: tokens('Housekeeper', 'Grandparent', 'Devil’s Advocate', 'Moonchild'),
      },
    },
    { title: 'These characters are not in play', tokens: tokens('Housekeeper', 'Grandparent', 'Chambermaid', 'Moonchild') },
  ]
  for (const card of cards) {
    await page.goto('./#/')
    await page.evaluate((one) => sessionStorage.setItem('moonrise.cards', JSON.stringify([one])), card)
    await page.reload()
    await page.locator('[data-card] .name').first().waitFor()
    await standsStill(page)
    const { boxes, room } = await page.evaluate(() => {
      const box = (each: Element) => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return { left, right, top, bottom }
      }
      const text = (each: Element) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return box(range as unknown as Element)
      }
      const room = document.querySelector('.card__room')
      return { boxes: [...document.querySelectorAll('[data-card] .name')].map(text), room: room ? box(room) : undefined }
    })
    const GAP = 5
    const touching = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom && b.top < a.bottom),
    )
    expect(touching, card.title).toEqual([])
    for (const each of boxes)
      expect(
        each.left > (room?.left ?? 0) && each.right < (room?.right ?? 0) && each.bottom < (room?.bottom ?? 0),
        JSON.stringify({ each, room }),
      ).toBe(true)
  }
})

test('a title with letters the title face lacks is set in one face, and a name without spaces is not broken @sizes', async ({ page }) => {
  const names = ['Zoë', 'さくら', 'Cy', 'Юлия', 'Ἀλέξανδρος', 'Fay', 'Łucja', 'Hana']
  const begun = () =>
    played([
      ...names.map((player, at): PlainCommand => ({ type: 'addSeat', plan: { player, character: bag[at] ?? 'fool' } })),
      { type: 'begin' },
    ])
  await openGame(page, begun())
  const title = page.locator('[data-step] h2')
  for (const { who, face } of [
    { who: 'Wake さくら', face: 'Spectral' },
    { who: 'Wake Zoë', face: 'Spectral' },
    { who: 'Wake Łucja', face: 'Spectral' },
    { who: 'Wake Hana', face: 'Fell' },
  ]) {
    for (let guard = 0; guard < 12 && (await title.innerText()) !== who; guard++) {
      const before = await title.innerText()
      await page.locator('[data-act=skip]').tap()
      await expect(title).not.toHaveText(before)
    }
    await expect(title).toHaveText(who)
    const seen = await title.evaluate((each) => {
      const text = each.firstChild
      const range = document.createRange()
      if (text) {
        range.setStart(text, 5)
        range.setEnd(text, each.textContent?.length ?? 0)
      }
      return {
        face: getComputedStyle(each).fontFamily.split(',')[0]?.replace(/["']/g, ''),
        lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
      }
    })
    expect(seen).toEqual({ face, lines: 1 })
  }
  await openGame(page, played([{ type: 'dawn' }], begun()))
  await openSeatByDay(page, 's4')
  await expect(page.locator('dialog h2')).toHaveCSS('font-family', /^"?Spectral/)
})

test('a name of up to twelve letters stands in one line at dawn', async ({ page }) => {
  const killed = ['s4', 's8', 's9', 's12'].map((seat): PlainCommand => ({ type: 'kill', seat: seatId(seat), cause: 'demon' }))
  const seats = longNames
    .slice(0, 13)
    .map((player, at): PlainCommand => ({ type: 'addSeat', plan: { player, character: at ? 'minstrel' : 'po' } }))
  await openGame(page, played([...seats, { type: 'begin' }, { type: 'dawn' }, { type: 'dusk' }, ...killed]))
  await skipToDawn(page)
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [1366, 1024],
    [390, 844],
  ] as const) {
    await resize(page, width, height)
    const lines = await page.locator('[data-dawn-seat] h2').evaluateAll((names) =>
      names.map((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return `${each.textContent} ${new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size}`
      }),
    )
    expect(lines, `${width}×${height}`).toEqual(['Konstantinos 1', 'Maximiliana 1', 'Bartholomew 1', 'Christopher 1'])
  }
})

test('every name in the town lies within its disc, under no badge and under no skull @sizes', async ({ page }) => {
  test.setTimeout(120_000)
  for (const seats of [5, 12, 20]) {
    const dead = Array.from({ length: seats }, (_, at) => seatId(`s${at + 1}`)).filter((_, at) => at % 2 === 0)
    const id = await openGame(
      page,
      played(
        dead.map((seat): PlainCommand => ({ type: 'correctLife', seat, life: 'dead' })),
        table(seats, { names: longNames, phase: 'day' }),
      ),
    )
    await page.goto(`./#/town/${id}`)
    await page.locator('.town-screen [data-seat]').first().waitFor()
    await standsStill(page)
    const faults = await page.locator('.town-screen [data-seat]').evaluateAll((discs) =>
      discs.flatMap((disc) => {
        const { left, top, width } = disc.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + width / 2]
        const skull = disc.querySelector('.skull')?.getBoundingClientRect()
        const ghost = disc.querySelector('.disc__ghost')?.getBoundingClientRect()
        const lines = [...disc.querySelectorAll('.disc__name > span')]
        if (lines.length === 0) return ['no name']
        return lines.flatMap((line) => {
          const box = line.getBoundingClientRect()
          const name = line.textContent ?? ''
          // The line is higher than its letters.
          const [above, below] = [box.top + box.height * 0.12, box.bottom - box.height * 0.12]
          const far = Math.hypot(box.width / 2, Math.max(Math.abs(above - y), Math.abs(below - y)))
          const beside =
            ghost &&
            Math.hypot(Math.max(0, ghost.left + ghost.width / 2 - box.right), Math.max(0, ghost.top + ghost.height / 2 - below)) <
              ghost.width / 2
          return [
            ...(far > width * 0.42 ? [`${name} crosses the rim`] : []),
            ...(Math.abs(box.left + box.width / 2 - x) > 1.5 ? [`${name} is off the middle`] : []),
            ...(beside ? [`${name} under the ghost`] : []),
            ...(skull && skull.bottom > above ? [`${name} touches the skull`] : []),
          ]
        })
      }),
    )
    expect(faults, `${seats} seats`).toEqual([])
  }
})

test('what is covered in the reveal, and a ghost’s hand in the town, can be seen on their dark ground', async ({ page }) => {
  const black = 'rgb(0, 0, 0)'
  await openGame(page, played([{ type: 'endGame', winner: 'good' }], table(8, { phase: 'day' })))
  await page.locator('[data-act="reveal"]').tap()
  await expect(page.locator('.reveal .back path').first()).not.toHaveCSS('fill', black)
  const voting = played(
    [
      { type: 'nominate', by: seatId('s1'), nominee: seatId('s2') },
      { type: 'vote', nomination: 0, votes: [seatId('s5'), seatId('s7')], counted: false },
    ],
    played([{ type: 'correctLife', seat: seatId('s5'), life: 'dead' }], table(8, { phase: 'day' })),
  )
  await page.goto(`./#/town/${await openGame(page, voting)}`)
  await expect(page.locator('.hands .is-ghost path')).not.toHaveCSS('fill', black)
})
