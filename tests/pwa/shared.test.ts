import { expect, it } from 'vitest'
import { keepShared, takeShared } from '@/pwa/shared'
import { manifest } from '../../tools/manifest'

/** As much of the browser's stores as is used. */
const fakeStores = () => {
  const all = new Map<string, Map<string, string>>()
  const open = (name: string) => {
    const held = all.get(name) ?? new Map<string, string>()
    all.set(name, held)
    return Promise.resolve({
      put: async (key: string, response: Response) => void held.set(key, await response.text()),
      keys: () => Promise.resolve([...held.keys()]),
      match: (key: string) => Promise.resolve(new Response(held.get(key))),
    })
  }
  return {
    open,
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  } as never
}

it('a script that another app shared, as words or as a file, is taken in once', async () => {
  const stores = fakeStores()
  const form = new FormData()
  form.set('title', ' ')
  form.set('text', '["chef","imp"]')
  form.set('files', new File(['["monk"]'], 'my.json', { type: 'application/json' }))
  await keepShared(form, stores)
  expect(await takeShared(stores)).toEqual(['["chef","imp"]', '["monk"]'])
  expect(await takeShared(stores)).toEqual([])
})

it('the installed app is offered for scripts, in the share sheet and for files', () => {
  expect(manifest.share_target).toMatchObject({ action: './share', method: 'POST' })
  expect(manifest.file_handlers).toMatchObject([{ accept: { 'application/json': ['.json'] } }])
})
