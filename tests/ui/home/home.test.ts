import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import type { PlainCommand } from '@/core/journal/command'
import { useCover } from '@/app/cards/cover'
import { useGame } from '@/app/game/game'
import { gameToFile } from '@/app/library/gamesOut'
import { useLibrary } from '@/app/library/library'
import { device, setDevice } from '@/app/device/device'
import { useNotices } from '@/app/device/notices'
import { emptyDraft, writeDraft } from '@/app/setup/setupDraft'
import { waitingFor } from '@/app/library/waitingFor'
import { homeText } from '@/text/en/home'
import HomeScreen from '@/ui/home/HomeScreen.vue'
import { clock, freshDevice, putAway, settle, show } from './device'

let shown: VueWrapper | undefined
const open = async (at = '/') => {
  const { page, router } = await show(HomeScreen, at)
  shown = page
  await settle(() => page.find('.doors').exists())
  return { page, router }
}

beforeEach(freshDevice)
afterEach(() => {
  shown?.unmount()
  useGame().close()
})

describe('the first visit', () => {
  it('says what this is and offers a game to try', async () => {
    const { page } = await open()
    await settle(() => page.text().includes(homeText.first.title))
    expect(page.text()).toContain('grimoire for Bad Moon Rising')
    expect(page.find('[data-act=continue]').exists()).toBe(false)
    expect(page.find('[data-act=games]').exists()).toBe(false)
    expect(page.findAll('.btn--now').map((button) => button.attributes('data-act'))).toEqual(['demo'])
  })

  it('opens the demo in one tap', async () => {
    const { page, router } = await open()
    await page.get('[data-act=demo]').trigger('click')
    await settle(() => router.currentRoute.value.path.startsWith('/game/'))
    expect(router.currentRoute.value.path).toBe(`/game/${useLibrary().games[0]!.id}`)
  })
})

it('on a full device says that the games are still there, greets nobody as new, and looks again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { saves } = device()
    let room = false
    setDevice({
      saves: { ...saves, list: () => (room ? saves.list() : Promise.reject(new DOMException('No room', 'QuotaExceededError'))) },
    })
    const { page } = await open()
    await settle(() => page.text().includes(homeText.keep.full))
    expect(page.text()).not.toContain(homeText.first.title)
    room = true
    vi.advanceTimersByTime(10_000)
    await settle(() => !page.text().includes(homeText.keep.full))
  } finally {
    vi.useRealTimers()
  }
})

it('with a setup waiting greets nobody as new, and going on with it is the main button', async () => {
  writeDraft({ ...emptyDraft('seed'), players: [{ id: 'p1', name: 'Ana', traveller: false }] })
  const { page } = await open()
  expect(page.text()).not.toContain(homeText.first.title)
  expect(page.findAll('.btn--now').map((button) => button.text())).toEqual([homeText.goOnSetup])
})

it('with a game under way that game comes first, also while a setup waits', async () => {
  await useLibrary().demo()
  await putAway()
  writeDraft({ ...emptyDraft('seed'), players: [{ id: 'p1', name: 'Ana', traveller: false }] })
  const { page } = await open()
  await settle(() => page.find('[data-act=continue]').exists())
  expect(page.get('[data-act=new-game]').text()).toBe(homeText.goOnSetup)
  expect(page.findAll('.btn--now')).toHaveLength(0)
})

describe('with a game under way', () => {
  beforeEach(async () => {
    await useLibrary().demo()
    await putAway()
  })

  it('continues it: phase, who is alive, who is awake', async () => {
    const { page } = await open()
    await settle(() => page.text().includes('is awake'))
    const card = page.get('[data-act=continue]')
    expect(card.attributes('href')).toBe(`/game/${useLibrary().running!.id}`)
    expect(card.text()).toMatch(/Continue\s*Night \d/)
    expect(card.text()).toMatch(/\d+ of 11 alive/)
    expect(card.text()).toMatch(/\w+, [\w' ]+, is awake/)
    expect(page.findAll('.btn--now')).toHaveLength(0)
  })

  it('by day tells what the town waits for', async () => {
    const { id } = useLibrary().running!
    const game = useGame()
    const now = async (...commands: readonly PlainCommand[]) => {
      await game.open(id)
      for (const command of commands) expect(game.dispatch({ ...command, anyway: true }).kind).toBe('done')
      await putAway()
      return waitingFor(id)
    }
    expect(await now({ type: 'dawn' })).toEqual({ kind: 'talk' })
    await game.open(id)
    const [by, nominee] = game.grimoire.seats
    const votes = game.grimoire.seats.map((seat) => seat.id)
    expect(
      await now({ type: 'nominate', by: by!.id, nominee: nominee!.id }, { type: 'vote', nomination: 0, votes, counted: true }),
    ).toEqual({ kind: 'block', player: nominee!.player })
    const { page } = await open()
    await settle(() => page.get('[data-act=continue]').text().includes('about to die'))
    expect(page.get('[data-act=continue]').text()).toContain(homeText.waiting.block(nominee!.player))
  })

  it('tells nobody who is awake while the grimoire is covered', async () => {
    useCover().cover()
    const { page } = await open()
    await settle(() => page.find('[data-act=continue]').exists())
    expect(await waitingFor(useLibrary().running!.id)).toMatchObject({ kind: 'awake' })
    expect(page.text()).not.toContain('is awake')
  })

  it('offers a backup once a day, and takes "later" for an answer', async () => {
    clock.now += 2 * 86_400_000
    const { page } = await open()
    await settle(() => page.find('[data-act=backup]').exists())
    expect(page.text()).toContain('no copy from today')
    await page.get('[data-act=backup-later]').trigger('click')
    expect(page.find('[data-act=backup]').exists()).toBe(false)
    clock.now += 2 * 86_400_000
    shown?.unmount()
    const again = (await open()).page
    await settle(() => again.find('[data-act=backup]').exists())
    expect(again.find('[data-act=backup]').exists()).toBe(true)
  })

  it('deletes with a way back', async () => {
    const { page } = await open('/?games=all')
    await settle(() => page.find('[data-act=more]').exists())
    await page.get('[data-act=more]').trigger('click')
    document.querySelector<HTMLElement>('dialog [data-act=remove]')!.click()
    await settle(() => useNotices().list.length > 0 && page.text().includes('No game is on this device yet'))
    expect(page.text()).toContain('No game is on this device yet')
    useNotices().act(useNotices().list[0]!)
    await settle(() => page.find('[data-act=more]').exists())
    expect(page.findAll('[data-game]')).toHaveLength(1)
  })

  it('renames, and takes no empty name', async () => {
    const { page } = await open('/?games=all')
    await settle(() => page.find('[data-act=more]').exists())
    await page.get('[data-act=more]').trigger('click')
    document.querySelector<HTMLElement>('dialog [data-act=rename]')!.click()
    await settle(() => document.querySelector('#game-name') !== null)
    const field = document.querySelector<HTMLInputElement>('#game-name')!
    const enter = async (name: string) => {
      field.value = name
      field.dispatchEvent(new Event('input'))
      field.form!.dispatchEvent(new Event('submit', { cancelable: true }))
      await settle(() => document.querySelector('#game-name') === null || name.trim() === '')
    }
    await enter('   ')
    expect(document.querySelector('#game-name')).not.toBeNull()
    await enter(' Thursday ')
    expect(useLibrary().games[0]!.title).toBe('Thursday')
  })
})

describe('what is brought in', () => {
  const paste = async (text: string) => {
    const { page } = await open()
    await page.get('[data-act=import]').trigger('click')
    const field = document.querySelector<HTMLTextAreaElement>('#import-pasted')!
    field.value = text
    field.dispatchEvent(new Event('input'))
    field.form!.dispatchEvent(new Event('submit', { cancelable: true }))
    return page
  }

  it.each([
    ['nothing', '  ', 'nothing in the field'],
    ['half a file', '{"format":"moonrise","ga', 'isn’t a complete Moonrise file'],
    ['another file', '{"format":"other"}', 'some other kind of file'],
    ['markup', '<img src=x onerror=alert(1)>', 'isn’t a complete Moonrise file'],
  ])('%s gets a sentence and changes nothing', async (_, text, sentence) => {
    await paste(text)
    const alert = () => document.querySelector('dialog [role=alert]')!.textContent
    await settle(() => alert() !== '')
    expect(alert()).toContain(sentence)
    expect(useLibrary().games).toEqual([])
    expect(document.querySelector('dialog img')).toBeNull()
  })

  it('comes in by paste, and the sheet closes', async () => {
    const id = await useLibrary().demo()
    const { text } = (await gameToFile(id))!
    await putAway()
    freshDevice()
    const page = await paste(text)
    await settle(() => document.querySelector('dialog') === null && useLibrary().games.length > 0)
    expect(useLibrary().games.map((game) => game.id)).toEqual([id])
    expect(
      useNotices()
        .list.map((notice) => notice.text)
        .join(),
    ).toContain('was added')
    expect(page.find('[data-act=continue]').exists()).toBe(true)
  })
})
