import { describe, expect, it } from 'vitest'
import { mend } from '@/pwa/mend'

const base = 'https://moonrise.test/'
const files = [
  { key: `${base}index.html?__WB_REVISION__=1`, url: `${base}index.html` },
  { key: `${base}assets/moonrise-abc.js`, url: `${base}assets/moonrise-abc.js` },
  { key: `${base}assets/menu-def.js`, url: `${base}assets/menu-def.js` },
]
const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } })
const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })
const network: Record<string, () => Response> = {
  'index.html': () => page('<script src="./assets/moonrise-abc.js"></script>'),
  'assets/moonrise-abc.js': script,
  'assets/menu-def.js': script,
}

const mending = async (lost: readonly string[], answers: Record<string, () => Response> = network) => {
  const kept = new Map(files.filter(({ url }) => !lost.some((each) => url.endsWith(each))).map(({ key }) => [key, '']))
  const asked: string[] = []
  const redirected: boolean[] = []
  const result = await mend({
    files,
    store: {
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      put: async (key, answer) => {
        redirected.push(answer.redirected)
        kept.set(String(key), await answer.text())
      },
    },
    ask: async ({ url }) => {
      asked.push(url.slice(base.length))
      const answer = answers[url.slice(base.length)]
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
  })
  return {
    ...result,
    kept: kept.size,
    asked,
    redirected,
    text: (url: string) => kept.get(files.find((file) => file.url.endsWith(url))!.key),
  }
}

describe('a store that lost files', () => {
  it('asks for nothing while it is whole', async () => {
    expect(await mending([])).toMatchObject({ mended: 0, missing: 0, asked: [] })
  })

  it('fetches what is missing, and only that', async () => {
    const done = await mending(['menu-def.js', 'index.html'])
    expect(done).toMatchObject({ mended: 2, missing: 0, kept: 3, asked: ['index.html', 'assets/menu-def.js'] })
    expect(done.text('menu-def.js')).toBe('export {}')
  })

  it('stays as it is without a network, and takes the other files where one fails', async () => {
    expect(await mending(['menu-def.js'], {})).toMatchObject({ mended: 0, missing: 1, kept: 2 })
    expect(await mending(['menu-def.js', 'moonrise-abc.js'], { 'assets/menu-def.js': script })).toMatchObject({ mended: 1, missing: 1 })
  })

  it('keeps a page that the host sent on to its folder, as one that a browser takes for an address', async () => {
    const sentOn = Object.defineProperty(page('<script src="./assets/moonrise-abc.js"></script>'), 'redirected', { value: true })
    expect(await mending(['index.html'], { 'index.html': () => sentOn })).toMatchObject({ mended: 1, missing: 0, redirected: [false] })
  })

  it.each([
    ['the page of a hotel’s network in place of a script', 'menu-def.js', { 'assets/menu-def.js': () => page('Please log in') }],
    ['the page of a hotel’s network in place of ours', 'index.html', { 'index.html': () => page('Please log in') }],
    ['a page of a newer version', 'index.html', { 'index.html': () => page('<script src="./assets/moonrise-new.js"></script>') }],
    ['a file that is gone from the server', 'menu-def.js', { 'assets/menu-def.js': () => new Response('', { status: 404 }) }],
  ])('does not keep %s', async (_, lost, answers) => {
    expect(await mending([lost], answers)).toMatchObject({ mended: 0, missing: 1, kept: 2 })
  })
})
