import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { loadScript, rulesWith } from '@/app/engine/scripts'
import { useSetup } from '@/app/setup/setup'
import { drawRest, toggleCharacter, type Kit } from '@/app/setup/setupBag'
import { dealRandom, suggestAfterDeal } from '@/app/setup/setupDeal'
import { emptyDraft } from '@/app/setup/setupDraft'
import { setNumber } from '@/app/setup/setupPlayers'
import { flavours as badMoonRisingFlavours } from '@/scripts/bad-moon-rising/flavours'
import SecretsStep from '@/ui/setup/secrets/SecretsStep.vue'

await loadScript()
const kit: Kit = { rules: rulesWith('sheet'), flavours: badMoonRisingFlavours }
const withLunatic = (residents: number, seed: string) =>
  suggestAfterDeal(
    kit.rules,
    dealRandom(drawRest(kit, toggleCharacter(kit, setNumber(emptyDraft(seed), 'resident', residents), 'lunatic'))[0], seed),
  )
const teamOf = (id: string | undefined) => kit.rules.characters[id ?? '']?.team

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  setActivePinia(createPinia())
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
})

test('whom the Lunatic is shown as Minions are good players', () => {
  for (let n = 0; n < 40; n++) {
    const { hands, picks } = withLunatic(7 + (n % 9), `f${n}`)
    const teams = picks['lunatic.minions']!.map((id) => teamOf(hands[id]))
    expect(teams.filter((team) => team !== 'townsfolk' && team !== 'outsider')).toEqual([])
    expect(teams.length).toBeGreaterThan(0)
  }
})

test('a real Minion among them is marked, in the list and where they are chosen', async () => {
  const draft = withLunatic(8, 'x')
  const minion = Object.entries(draft.hands).find(([, id]) => teamOf(id) === 'minion')![0]
  useSetup().settle(() => ({ ...draft, picks: { ...draft.picks, 'lunatic.minions': [minion] }, step: 'secrets' }))
  const page = mount(SecretsStep, { global: { stubs: { SetupRing: true } }, attachTo: document.body })
  const at = useSetup().draft.players.findIndex(({ id }) => id === minion)
  expect(page.text()).toContain(`Seat ${at + 1} is a real Minion.`)
  await page.get('[aria-label="Change: Minions shown to the Lunatic"]').trigger('click')
  const marks = [...document.querySelectorAll('.person')].flatMap((one) => one.querySelector('.mark')?.textContent ?? [])
  expect(marks).toEqual(expect.arrayContaining(['a real Minion', 'the real Demon']))
  expect(marks).toHaveLength(2)
  page.unmount()
})
