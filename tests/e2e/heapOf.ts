import type { Page } from '@playwright/test'

/** All that the page holds in its memory, as text. */
export const heapOf = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page)
  const parts: string[] = []
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk))
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devtools.detach()
  return parts.join('')
}
