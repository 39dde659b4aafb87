import { expect, it } from 'vitest'
import { fanRows } from '@/ui/setup/pass/fanRows'

it.each([[390], [700], [820], [1366]])('no token lies alone in its row, at %i', (width) => {
  for (let tokens = 2; tokens <= 15; tokens++) {
    const rows = fanRows(tokens, width)
    const lengths = rows.map((row) => row.length)
    expect(rows.flat()).toEqual(Array.from({ length: tokens }, (_, at) => at))
    expect(Math.max(...lengths) - Math.min(...lengths), `${tokens}`).toBeLessThanOrEqual(1)
    expect(Math.min(...lengths)).toBeGreaterThan(1)
  }
  expect(fanRows(8, 820).map((row) => row.length)).toEqual([4, 4])
})
