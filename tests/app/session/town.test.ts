import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { publishTown, useTown } from '@/app/session/town'
import type { TownView } from '@/core/views/townTypes'

const view = (alive: number) => ({ alive }) as unknown as TownView

it('what was published is shown even if its window is left at once', async () => {
  const writer = publishTown('left')
  const seen = useTown('left')
  writer.publish('Friday', view(9))
  writer.close()
  await expect.poll(() => seen.view.value).toEqual(view(9))
})

it('a town window follows the revisions, also when the clock was set back, the writer closed and another began', async () => {
  let time = 1_000_000
  const first = publishTown('set-back', () => time)
  first.publish('Friday', view(9))
  const seen = useTown('set-back')
  await expect.poll(() => seen.view.value).toEqual(view(9))
  time = 1_000
  first.publish('Friday', view(8))
  await expect.poll(() => seen.view.value).toEqual(view(8))
  first.close()
  const second = publishTown('set-back', () => 5)
  second.publish('Friday', view(7))
  await expect.poll(() => seen.view.value).toEqual(view(7))
  const later = useTown('set-back')
  await expect.poll(() => later.view.value).toEqual(view(7))
  second.close()
})
