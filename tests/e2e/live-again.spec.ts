import { lift, storyteller } from './dayTable.ts'
import { expect, storedForOffline } from './fixtures.ts'
import { BAG, equalJournals, PHONE, test } from './liveDevices.ts'
import { journalOf, townOf } from './liveTable.ts'

const follows = 'Another device is running this game'

test('a storyteller who reloads, or closes the app and opens it again, goes on sharing; the others catch up and nothing is lost', async ({
  table,
}) => {
  const { tablet, st, game, links } = await table.sharing()
  const [phone, other] = [await table.device(PHONE), await table.device()]
  await phone.page.goto(`./${links.watch}`)
  await other.page.goto(`./${links.join}`)
  await lift(other.page)
  await tablet.page.getByRole('button', { name: 'Close' }).tap()
  const { ids } = await journalOf(tablet.page, game)
  await st.nominate('sailor', 'goon')
  await st.hands('innkeeper', 'gambler')

  await tablet.page.reload()
  await lift(tablet.page)
  await expect(tablet.page.getByText(follows)).toHaveCount(0)
  await st.hands('courtier')
  // The last hand may still be a slip: the town sees it when the next seat is reached.
  await expect(phone.page.locator('.town__count')).toContainText('2')
  const before = await equalJournals(tablet.page, other.page, game, ids.length + 4)

  await tablet.page.close()
  await expect(phone.page.getByRole('status')).toContainText('The storyteller’s device is not connected')
  await expect(other.page.getByText('The device that runs this game is not connected')).toBeVisible()
  const again = await tablet.context.newPage()
  await again.goto(`./#/game/${game}`)
  await lift(again)
  await expect(phone.page.getByRole('status')).toHaveCount(0)
  await expect(other.page.getByText(follows)).toBeVisible()
  const later = storyteller(again, BAG)
  await later.hands('pacifist')
  await later.tap('count')
  await later.nominate('fool', 'gambler')
  await expect(phone.page.getByText('Eli nominates Cy')).toBeVisible()
  const after = await equalJournals(again, other.page, game, before.ids.length + 3)
  expect(after.entries).toEqual(expect.arrayContaining([...before.entries]))
  const town = await tablet.context.newPage()
  await town.goto(`./#/town/${game}`)
  await town.locator('[data-seat]').first().waitFor()
  await expect.poll(() => townOf(phone.page)).toBe(await townOf(town))
})

test('opened again without the server, a shared game goes on; the others catch up when it is back', async ({ table }) => {
  const { tablet, st, game, links } = await table.sharing(await table.device(undefined, 'allow'))
  const other = await table.device()
  await other.page.goto(`./${links.join}`)
  await lift(other.page)
  await tablet.page.getByRole('button', { name: 'Close' }).tap()
  await storedForOffline(tablet.page)
  tablet.wire.cut()
  await tablet.page.reload()
  await lift(tablet.page)
  const { ids } = await journalOf(tablet.page, game)
  await st.nominate('sailor', 'goon')
  await st.hands('innkeeper', 'courtier')
  tablet.wire.mend()
  await equalJournals(tablet.page, other.page, game, ids.length + 3)
  await expect(tablet.page.getByText(follows)).toHaveCount(0)
})

test('a server that goes back to an older state is noticed by a phone and by a second storyteller', async ({ table }) => {
  const { tablet, st, game, links } = await table.sharing()
  const [phone, other] = [await table.device(PHONE), await table.device()]
  await phone.page.goto(`./${links.watch}`)
  await other.page.goto(`./${links.join}`)
  await lift(other.page)
  await tablet.page.getByRole('button', { name: 'Close' }).tap()
  const { ids } = await journalOf(tablet.page, game)
  await st.nominate('sailor', 'goon')
  await expect(phone.page.getByText('Ana nominates Gus')).toBeVisible()
  await equalJournals(tablet.page, other.page, game, ids.length + 1)
  await table.server.kill()
  table.server.remember()
  await table.server.start()

  await st.hands('innkeeper', 'courtier')
  await st.tap('count')
  const after = await equalJournals(tablet.page, other.page, game, ids.length + 4)
  await expect(phone.page.getByText('Ana nominates Gus')).toHaveCount(0)
  await tablet.page.close()
  await other.page.close()
  await table.server.kill()
  table.server.rollBack()
  await table.server.start()

  await phone.page.reload()
  await expect(phone.page.getByRole('status')).toHaveText('The server shows an older town than before. It is not shown here.')
  await expect(phone.page.locator('[data-seat]')).toHaveCount(0)
  const again = await other.context.newPage()
  await again.goto(`./#/game/${game}`)
  await lift(again)
  await expect(again.getByText('The server has forgotten or held back part of this game.').first()).toBeVisible()
  expect(await journalOf(again, game)).toEqual(after)
})
