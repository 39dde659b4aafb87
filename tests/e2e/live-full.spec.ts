import { keysOf, roomOf } from '@/live/keys'
import { liveText } from '@/text/en/live'
import { liveLimits } from '../../server/live/limits.ts'
import { connect, type Client } from '../server/live/client.ts'
import { axeFinds } from './axe.ts'
import { firstDay, lift, storyteller } from './dayTable.ts'
import { expect } from './fixtures.ts'
import { BAG, test } from './liveDevices.ts'
import { journalOf, rootOf, shareGame } from './liveTable.ts'

let clients: Client[] = []
test.afterEach(() => {
  clients.forEach((client) => client.close())
  clients = []
})
const enter = async (url: string, token: string) => {
  const client = connect(url, roomOf(token), token)
  clients.push(client)
  await client.synced
  return client
}

test('a game that has outgrown its room: Share says so and what to do, the follower says how old it is, and the game goes on', async ({
  table,
}) => {
  const { tablet, st, game, links } = await table.sharing()
  const other = await table.device()
  await other.page.goto(`./${links.join}`)
  await lift(other.page)
  const filler = await enter(tablet.wire.url, keysOf(await rootOf(tablet.page, game)).journal.token!)
  filler.doc.transact(() => {
    for (let at = 0; at <= liveLimits.entriesPerRoom; at++) filler.doc.getMap('entries').set(`x-${at}`, new Uint8Array(1))
  })
  await tablet.page.getByRole('button', { name: 'Close' }).tap()
  await st.nominate('sailor', 'goon')
  await expect(tablet.page.getByText(liveText.state.full).first()).toBeVisible()
  await expect(other.page.getByText('This game has outgrown its room on the server. This is how it was')).toBeVisible()
  expect(await axeFinds(tablet.page)).toEqual([])
  await st.hands('innkeeper', 'courtier')
  await st.tap('count')
  const entries = async ({ page }: typeof tablet) => (await journalOf(page, game)).ids.length
  await expect.poll(async () => (await entries(tablet)) - (await entries(other))).toBeGreaterThan(2)
  await shareGame(tablet.page)
  await expect(tablet.page.getByRole('dialog').getByRole('status').first()).toHaveText(liveText.state.full)
})

test('a server with no room for another game: Share says so and what to do, and shows no code', async ({ table }) => {
  const tablet = await table.device()
  for (let at = 0; at < liveLimits.roomsPerAddress; at++) await enter(tablet.wire.url, `game ${at}`)
  const st = storyteller(tablet.page, BAG)
  await st.open(firstDay(BAG))
  await st.tap('menu')
  await st.tap('share')
  const ring = (await tablet.page.locator('[data-act="share-hold"]').boundingBox())!
  await tablet.page.mouse.move(ring.x + ring.width / 2, ring.y + ring.height / 2)
  await tablet.page.mouse.down()
  const sheet = tablet.page.getByRole('dialog')
  await expect(sheet.getByText(liveText.state.refused)).toBeVisible()
  await tablet.page.mouse.up()
  await expect(sheet.locator('[data-act="show-town-code"], [data-act="show-join-code"], [data-act="new-keys"]')).toHaveCount(0)
  await sheet.locator('[data-act="stop-sharing"]').tap()
  await expect(tablet.page.getByText(liveText.keys.stopped).first()).toBeVisible()
})
