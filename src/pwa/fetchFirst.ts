/** A file that could not be fetched. */
export const NOT_HERE = 'NotHereError'

const asked = new Map<string, Promise<unknown>>()

const notHere = (href: string) => Object.assign(new Error(href), { name: NOT_HERE })

/** Reads the whole file, so that the import finds it in the browser's cache. A captive portal's page is not a script. */
const script = async (href: string): Promise<void> => {
  // An answer that never comes would keep the screen closed for ever.
  const answer = await fetch(href, { signal: AbortSignal.timeout(20_000) })
  await answer.arrayBuffer()
  if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) throw notHere(href)
}

const style = (href: string): Promise<void> =>
  new Promise((done, failed) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
    link.onload = () => done()
    link.onerror = () => {
      link.remove()
      failed(notHere(href))
    }
    document.head.append(link)
  })

const ask = (href: string): Promise<unknown> => {
  const known = asked.get(href)
  if (known) return known
  const coming = (href.endsWith('.css') ? style : script)(href)
  asked.set(href, coming)
  return coming
}

/**
 * Imports a module only when all its files have arrived. A browser remembers a module that failed and never asks for it again,
 * nor for any other that shares a file with it; a fetch that failed is forgotten.
 */
export const fetchFirst = <T>(load: () => Promise<T>, files: readonly string[] = [], from?: string): Promise<T> => {
  const hrefs = files.map((file) => new URL(file, from).href)
  return Promise.all(hrefs.map(ask))
    .then(load)
    .catch((error: unknown) => {
      hrefs.forEach((href) => asked.delete(href))
      throw error instanceof TypeError || error instanceof DOMException ? notHere(error.message) : error
    })
}
