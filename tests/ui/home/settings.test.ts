import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { usePreferences } from '@/app/device/preferences'
import { noteUnsaved } from '@/app/device/unsaved'
import { useUpdates } from '@/app/device/updates'
import { appVersion } from '@/app/device/version'
import { loadScript } from '@/app/engine/scripts'
import { menuText } from '@/text/en/menu'
import HelpScreen from '@/ui/home/HelpScreen.vue'
import SettingsScreen from '@/ui/home/SettingsScreen.vue'
import { freshDevice, settle, show } from './device'

await loadScript()
beforeEach(freshDevice)

describe('settings', () => {
  it('offer no new version while a tap cannot be saved', async () => {
    const { page } = await show(SettingsScreen, '/settings')
    useUpdates().offered = true
    noteUnsaved([{ id: 'a', stuck: true }])
    await nextTick()
    expect(page.find('[data-act=take-update]').exists()).toBe(false)
    noteUnsaved([])
    await nextTick()
    expect(page.find('[data-act=take-update]').exists()).toBe(true)
    useUpdates().offered = false
  })

  it('act at once and are kept', async () => {
    const { page } = await show(SettingsScreen, '/settings')
    const press = (group: string, words: string) =>
      page
        .get(`[role=group][aria-labelledby=${group}]`)
        .findAll('button')
        .find((button) => button.text() === words || button.attributes('aria-label') === words)!
        .trigger('click')
    await press('names', 'Grandmother, Chambermaid, Tea Lady, Godfather')
    await press('order', 'As published')
    await press('theme', 'Always day')
    await press('tokens', 'Dark')
    await press('text-size', 'Large')
    await press('motion', 'None')
    await press('panel-side', 'On the left')
    await press('cover-after', 'After 5 minutes')
    await press('cover-when', 'At night only')
    await press('timer-sound', 'A soft bell')
    await press('advice', 'None')
    await press('turn', 'Turn right')
    await page.get('input[type=range]').setValue(40)
    const all = {
      names: 'published',
      order: 'published',
      theme: 'day',
      tokens: 'dark',
      textSize: 'large',
      motion: 'none',
      panelSide: 'left',
      coverAfter: 5,
      coverWhen: 'night',
      timerSound: true,
      turn: 1,
      dimmer: 40,
      settling: 'lastTap',
      advice: false,
    }
    expect(usePreferences()).toMatchObject(all)
    expect(JSON.parse(localStorage.getItem('moonrise:preferences')!)).toEqual(all)
    expect(page.text()).toContain('Chambermaid')
  })

  it('shows a number of minutes that was chosen elsewhere', async () => {
    usePreferences().coverAfter = 30
    const { page } = await show(SettingsScreen, '/settings')
    expect(page.get('[aria-labelledby=cover-after] [aria-pressed=true]').text()).toBe('30')
  })

  it('says where the games are and which version this is', async () => {
    const { page } = await show(SettingsScreen, '/settings')
    await settle(() => page.find('[data-storage-state]').text() !== '')
    expect(page.get('[data-storage-state]').text()).toContain('browser')
    expect(page.text()).toContain(`Moonrise ${appVersion}`)
  })
})

describe('help', () => {
  it('lists gestures, every key, and everybody whose work is used', async () => {
    const { page } = await show(HelpScreen, '/help')
    for (const [key, what] of menuText.keys) expect(page.text()).toContain(`${key}${what}`)
    for (const name of ['Lorc', 'Delapouite', 'Skoll', 'DarkZaitzev', 'Sbed', 'IM Fell English', 'Spectral', 'unofficial'])
      expect(page.text()).toContain(name)
    expect(page.findAll('a[href^="https://"]').map((link) => link.attributes('rel'))).toEqual([
      'noopener noreferrer',
      'noopener noreferrer',
      'noopener noreferrer',
    ])
  })
})
