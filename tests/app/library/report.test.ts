import { afterEach, beforeEach, expect, it } from 'vitest'
import { faults, noteFault } from '@/app/device/faults'
import { demoCommands } from '@/scripts/bad-moon-rising/demo'
import { useLibrary } from '@/app/library/library'
import { makeReport } from '@/app/library/report'
import { useGame } from '@/app/game/game'
import type { Command } from '@/core/journal/command'
import type { SeatId } from '@/core/model/ids'
import { appVersion } from '@/app/device/version'
import { closeGame, newDevice } from '../../device'

beforeEach(() => {
  newDevice()
  faults.splice(0)
})
afterEach(closeGame)

it('a report says what happened and where, and holds no name and no secret', async () => {
  await useLibrary().create({ title: 'Birthday of Zoë', commands: demoCommands() })
  await expect.poll(() => useGame().saving).toBe('saved')
  const { seats } = useGame().grimoire
  noteFault(new Error(`no step for ${seats[0]!.player}, the ${seats[0]!.character!.name}`))
  const { text } = await makeReport()
  const report = JSON.parse(text) as {
    readonly open: { readonly last: readonly { readonly command: string }[] }
    readonly faults: readonly string[]
  }
  expect(report).toMatchObject({
    version: appVersion,
    open: { saving: 'saved', phase: 'night', players: seats.length },
    storage: { games: [{ entries: 34, ended: false }] },
  })
  expect(report.open.last.at(-1)?.command).toBe('takeStep')
  expect(report.faults).toEqual([expect.stringContaining('no step for …, the …')])
  const secrets = ['Birthday', 'Zoë', ...seats.flatMap(({ player, character }) => [player, character!.id, character!.name])]
  expect(secrets.filter((secret) => new RegExp(`\\b${secret}\\b`, 'i').test(text.replace(/at .*\n?/g, '')))).toEqual([])
})

it('holds no name of a game that is not open any more, none that was corrected, and nothing of a longer one', async () => {
  const names = ['Ann', 'Annabel', 'Bo']
  const commands: Command[] = [
    ...names.map((player): Command => ({ type: 'addSeat', plan: { player, character: 'sailor' } })),
    { type: 'renamePlayer', seat: 's3' as SeatId, player: 'Beau' },
  ]
  await useLibrary().create({ title: 'Friday', commands })
  await expect.poll(() => useGame().saving).toBe('saved')
  useGame().close()
  noteFault(new Error('Friday: no seat for Annabel, Bo or Beau beside Ann'))
  const { text } = await makeReport()
  expect((JSON.parse(text) as { readonly faults: readonly string[] }).faults).toEqual([
    expect.stringContaining('Error …: no seat for …, … or … beside …\n'),
  ])
})

it('only the last faults are kept, each of a bearable length', () => {
  for (let at = 0; at < 50; at += 1) noteFault(`fault ${at} ${'x'.repeat(5_000)}`)
  expect(faults).toHaveLength(20)
  expect(faults.at(-1)).toContain('fault 49')
  expect(Math.max(...faults.map(({ length }) => length))).toBeLessThanOrEqual(2_000)
})
