import { takeShared } from '@/pwa/shared'

interface LaunchQueue {
  setConsumer(consume: (launched: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void
}

/** A file that was opened with Moonrise from outside, where the system has such a thing. */
const takeLaunchedFiles = (view: Window & { readonly launchQueue?: LaunchQueue } = window): void => {
  view.launchQueue?.setConsumer(({ files = [] }) => {
    for (const file of files)
      void Promise.all([file.getFile(), import('../shelf/bringIn')]).then(([given, { bringInFile }]) => bringInFile(given))
  })
}

/** What was shared with Moonrise from another app. */
const takeSharedTexts = async (stores: CacheStorage | undefined = globalThis.caches): Promise<void> => {
  const texts = stores ? await takeShared(stores).catch(() => []) : []
  if (texts.length === 0) return
  const { bringInText } = await import('../shelf/bringIn')
  for (const text of texts) await bringInText(text)
}

export const takeAllGiven = (): void => {
  takeLaunchedFiles()
  void takeSharedTexts()
}
