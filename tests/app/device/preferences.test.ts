import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyLook } from '@/app/device/appearance'
import { useCharacters } from '@/app/engine/characters'
import { useGame } from '@/app/game/game'
import { readPreferences, usePreferences, usualPreferences } from '@/app/device/preferences'
import { loadScript } from '@/app/engine/scripts'

await loadScript()

const shelf = new Map<string, string>()
const storage = { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, value: string) => void shelf.set(key, value) }

beforeEach(() => {
  shelf.clear()
  Object.assign(globalThis, { localStorage: storage })
  setActivePinia(createPinia())
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))

describe('preferences', () => {
  it('are kept at once and found again', () => {
    usePreferences().dimmer = 40
    usePreferences().names = 'published'
    setActivePinia(createPinia())
    expect(usePreferences().dimmer).toBe(40)
    expect(usePreferences().names).toBe('published')
    expect(usePreferences().order).toBe('sheet')
  })

  it('survive nonsense, and versions that kept other things', () => {
    expect(readPreferences('nonsense')).toEqual(usualPreferences)
    expect(readPreferences({ dimmer: 900, theme: 'pink', textSize: 'large', extra: 1 })).toEqual({ ...usualPreferences, textSize: 'large' })
  })

  it('work without storage, as long as the page lives', () => {
    Object.assign(globalThis, {
      localStorage: {
        getItem: () => {
          throw new Error('no')
        },
        setItem: () => {
          throw new Error('no')
        },
      },
    })
    usePreferences().turn = 3
    expect(usePreferences().turn).toBe(3)
  })

  it('change the names of all characters', () => {
    const characters = useCharacters()
    const nameOf = (id: string) => characters.find((one) => one.id === id)?.name
    expect(characters.map(({ id }) => id)).toEqual([...useGame().script.characters, ...useGame().script.travellers])
    expect(nameOf('chambermaid')).toBe('Housekeeper')
    usePreferences().names = 'published'
    expect(nameOf('chambermaid')).toBe('Chambermaid')
  })

  it('are seen by the styles on the root element', () => {
    const properties = new Map<string, string>()
    const root = {
      dataset: {} as Record<string, string>,
      style: { setProperty: (name: string, value: string) => properties.set(name, value) },
    }
    const show = (change: object, phase: 'night' | 'day' | 'page' | undefined) =>
      applyLook({ ...usualPreferences, ...change }, phase, root as unknown as HTMLElement)
    show({ dimmer: 45, motion: 'none', textSize: 'large' }, 'day')
    expect(root.dataset).toEqual({ phase: 'day', light: 'auto', tokens: 'bone', motion: 'none', text: 'large' })
    expect(properties.get('--dim')).toBe('0.45')
    show({ theme: 'night' }, 'day')
    expect(root.dataset).toEqual({ phase: 'night', light: 'night', tokens: 'bone', text: 'normal' })
    show({}, undefined)
    expect(root.dataset['phase']).toBe('night')
    for (const [asked, shown] of [
      ['night', 'night'],
      ['day', 'day'],
      ['page', 'day'],
    ] as const) {
      show({ theme: 'bright', tokens: 'dark', textSize: 'extra' }, asked)
      expect(root.dataset).toEqual({ phase: shown, light: 'bright', tokens: 'dark', text: 'extra' })
    }
    show({}, 'page')
    expect(root.dataset['phase']).toBe('night')
  })
})
