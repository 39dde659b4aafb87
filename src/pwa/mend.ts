export interface StoredFile {
  /** Under which it lies in the store, with its version. */
  readonly key: string
  readonly url: string
}

/** How a lost file is asked for and judged; a test brings its own network. */
export interface Mending {
  readonly files: readonly StoredFile[]
  readonly store: Pick<Cache, 'keys' | 'put'>
  readonly ask: (file: StoredFile) => Promise<Response>
}

export interface Mended {
  readonly mended: number
  /** The network did not bring them, or brought those of another version. */
  readonly missing: number
}

/** Fills a new store, and mends one that lost files, as browsers let it happen on a full disk. What is missing is fetched, all at once. */
export const mend = async ({ files, store, ask }: Mending): Promise<Mended> => {
  const here = new Set((await store.keys()).map(({ url }) => url))
  const lost = files.filter(({ key }) => !here.has(key))
  const known = new Set(files.map(({ url }) => url))
  const done = await Promise.all(
    lost.map(async (file) => {
      try {
        const answer = await ask(file)
        if (!(await belongs(answer, file.url, known))) return false
        await store.put(file.key, answer.redirected ? new Response(answer.body, answer) : answer)
        return true
      } catch {
        return false
      }
    }),
  )
  const mended = done.filter(Boolean).length
  return { mended, missing: lost.length - mended }
}

/** Neither the log-in page of a hotel, nor a page of a newer version, whose files are not here. */
const belongs = async (answer: Response, url: string, known: ReadonlySet<string>): Promise<boolean> => {
  const isPage = (answer.headers.get('content-type') ?? '').includes('html')
  if (!answer.ok || isPage !== url.endsWith('.html')) return false
  if (!isPage) return !answer.redirected
  // Some hosts send `index.html` on to its folder.
  const named = [...(await answer.clone().text()).matchAll(/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file)
  return named.length > 0 && named.every((file) => [...known].some((each) => each.endsWith(file)))
}
