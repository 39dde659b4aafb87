interface LaunchQueue {
  setConsumer(consume: (launched: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void
}

/** A file that was opened with Moonrise from outside, where the system has such a thing. */
export const takeLaunchedFiles = (view: Window & { readonly launchQueue?: LaunchQueue } = window): void => {
  view.launchQueue?.setConsumer(({ files = [] }) => {
    for (const file of files)
      void Promise.all([file.getFile(), import('../library/library')]).then(([given, { useLibrary }]) => useLibrary().importFile(given))
  })
}
