/** What another app shared with this one waits here until a page takes it in. */

const SHARED = 'shared'

type Stores = Pick<CacheStorage, 'open' | 'has' | 'delete'>

/** Texts, links and files of a form that the system sent. */
export const keepShared = async (form: FormData, stores: Stores): Promise<void> => {
  const store = await stores.open(SHARED)
  let at = 0
  for (const value of form.values()) {
    const text = typeof value === 'string' ? value : await value.text()
    if (text.trim()) await store.put(`./shared/${at++}`, new Response(text))
  }
}

/** Each once. */
export const takeShared = async (stores: Stores): Promise<readonly string[]> => {
  if (!(await stores.has(SHARED))) return []
  const store = await stores.open(SHARED)
  const found = await Promise.all((await store.keys()).map(async (key) => (await store.match(key))?.text()))
  await stores.delete(SHARED)
  return found.filter((text) => text !== undefined)
}
