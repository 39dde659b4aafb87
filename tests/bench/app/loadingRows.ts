import type { BrowserContext } from 'playwright'
import { serve } from '../../../server/serve'
import { freshContext, grimoire, home, loadRow, newTablets, type Bench } from './bench'
import { emptyMarks, emptyPage } from './emptyPage'
import type { Row } from './figures'
import { nightGame } from './games'
import { sameTablet } from './loading'
import { bringIn, offlineReady, warmUp } from './moonrise'

/** An empty page, a first visit, and restored games: cold, and through the service worker with the server stopped. */
export const loadingRows = async (bench: Bench, folder: string, url: string): Promise<readonly Row[]> => {
  const { speeds, networks } = bench
  const tables = bench.quick ? [12] : [12, 20]
  const rows: Row[] = []
  const empty = await serve({ folder: emptyPage() })
  for (const cpu of speeds)
    rows.push(await loadRow(bench, 'an empty page', newTablets(bench), { url: empty.url, ...emptyMarks, cpu, slow: false, worker: false }))
  await empty.close()
  await warmUp(bench, url)
  for (const cpu of speeds)
    for (const slow of networks)
      rows.push(await loadRow(bench, 'first visit, Home', newTablets(bench), { url, ...home, cpu, slow, worker: false }))
  for (const seats of tables) {
    const where = await freshContext(bench)
    const game = await bringIn(where, url, nightGame(seats))
    for (const cpu of speeds)
      for (const slow of networks)
        rows.push(
          await loadRow(bench, `${seats} seats, cold`, sameTablet(where), { url: game, ...grimoire(seats), cpu, slow, worker: false }),
        )
    await where.close()
  }
  const own = await serve({ folder })
  const kept: { readonly seats: number; readonly where: BrowserContext; readonly game: string }[] = []
  for (const seats of tables) {
    const where = await freshContext(bench)
    const game = await bringIn(where, own.url, nightGame(seats))
    await offlineReady(where, own.url)
    kept.push({ seats, where, game })
  }
  await own.close()
  for (const { seats, where, game } of kept) {
    for (const cpu of speeds)
      rows.push(
        await loadRow(bench, `${seats} seats, service worker, server stopped`, sameTablet(where), {
          url: game,
          ...grimoire(seats),
          cpu,
          slow: false,
          worker: true,
        }),
      )
    await where.close()
  }
  return rows
}
