import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { joinGame, type Joined } from '@/app/live/joinGame'
import { takeLink } from '@/app/live/takenLink'
import { liveText } from '@/text/en/live'
import JoinScreen from '@/ui/live/JoinScreen.vue'

vi.mock('@/app/live/joinGame', () => ({ joinGame: vi.fn() }))
const replace = vi.fn()
vi.mock('vue-router', async (real) => ({ ...(await real<object>()), useRouter: () => ({ replace }) }))

const finds = (...each: readonly Joined[]) => each.forEach((joined) => vi.mocked(joinGame).mockResolvedValueOnce(joined))
const open = async () => {
  const screen = mount(JoinScreen)
  await flushPromises()
  return screen
}
beforeEach(() => {
  vi.clearAllMocks()
  takeLink('the-link')
})

describe('the link of another storyteller', () => {
  it('is tried again when no server answered: it is no longer in the address', async () => {
    finds({ ok: false, because: 'apart' }, { ok: true, game: 'friday' })
    const screen = await open()
    expect(screen.text()).toContain(liveText.join.apart)
    await screen.get('[data-act="join-again"]').trigger('click')
    expect(screen.text()).toContain(liveText.join.working)
    await flushPromises()
    expect(vi.mocked(joinGame).mock.calls).toEqual([['the-link'], ['the-link']])
    expect(replace).toHaveBeenCalledWith('/game/friday')
  })

  it.each(['failed', 'script'] as const)('that leads nowhere leads home: %s', async (because) => {
    finds({ ok: false, because })
    const screen = await open()
    expect(screen.text()).toContain(liveText.join[because])
    expect(screen.find('[data-act="join-again"]').exists()).toBe(false)
    await screen.get('button').trigger('click')
    expect(replace).toHaveBeenCalledWith('/')
  })
})
