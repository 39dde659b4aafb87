import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadScript, rulesWith } from '@/app/engine/scripts'
import { cardOf } from '@/app/setup/passTablet'
import { useSetup } from '@/app/setup/setup'
import { chooseSecret, drawRest, setCopies, toggleCharacter, type Kit } from '@/app/setup/setupBag'
import { dealRandom, picksOf, suggestAfterDeal, waitingTokens } from '@/app/setup/setupDeal'
import { emptyDraft, isDraft, readDraft, writeDraft, type SetupDraft } from '@/app/setup/setupDraft'
import { addNames } from '@/app/setup/setupPlayers'
import { keepDeal } from '@/app/setup/keptDeal'
import { secretCommands, seatCommands } from '@/app/setup/startGame'
import { isFooled } from '@/core/rules/secrets'
import { seatId } from '@/core/model/ids'
import { flavours } from '@/scripts/trouble-brewing/flavours'
import BagChecklist from '@/ui/setup/deal/BagChecklist.vue'
import SecretBluffs from '@/ui/setup/secrets/SecretBluffs.vue'

const SCRIPT = 'trouble-brewing'
await loadScript(SCRIPT)
await loadScript()
const kit: Kit = { rules: rulesWith('published', SCRIPT), flavours }
const { rules } = kit
const names = ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana', 'Ida']
const withThese = (...ids: readonly string[]): SetupDraft =>
  ids.reduce<SetupDraft>((draft, id) => toggleCharacter(kit, draft, id), { ...addNames(emptyDraft('k'), names)[0], script: SCRIPT })
const dealt = (draft: SetupDraft) => suggestAfterDeal(rules, dealRandom(draft, 'd'))

beforeEach(() => {
  localStorage.clear()
  setActivePinia(createPinia())
})

describe('the Drunk', () => {
  test('is dealt a free Townsfolk token, sees it, and sits down with it', () => {
    for (let n = 0; n < 30; n++) {
      const draft = dealt(drawRest(kit, { ...withThese('drunk'), seed: `s${n}` })[0])
      const believed = draft.beliefs['drunk']!
      expect(rules.characters[believed]?.team).toBe('townsfolk')
      expect(draft.bag).not.toContain(believed)
      expect(draft.bluffs).not.toContain(believed)
      const player = Object.keys(draft.hands).find((id) => draft.hands[id] === 'drunk')!
      expect(cardOf(draft, player, (id) => isFooled(rules, id))).toBe(believed)
      const plans = seatCommands(draft, rules, String).flatMap((command) => (command.type === 'addSeat' ? [command.plan] : []))
      expect(plans.filter(({ character }) => character === 'drunk')).toMatchObject([{ believes: believed }])
    }
  })

  test('keeps a chosen belief until that character comes into the bag', () => {
    const draft = withThese('drunk', 'imp')
    const chosen = chooseSecret(draft, 'believes.drunk', ['empath'])
    expect(toggleCharacter(kit, chosen, 'chef').beliefs).toEqual({ drunk: 'empath' })
    expect(toggleCharacter(kit, chosen, 'empath').beliefs['drunk']).not.toBe('empath')
    expect(toggleCharacter(kit, chosen, 'drunk').beliefs).toEqual({})
  })

  test('as a bluff, or believed in by the Drunk, a bluff is warned about and not refused', () => {
    const setup = useSetup()
    const bag = ['drunk', 'butler', 'chef', 'monk', 'virgin', 'slayer', 'mayor', 'poisoner', 'imp']
    const draft = chooseSecret(chooseSecret(withThese(...bag), 'believes.drunk', ['empath']), 'bluffs', ['empath', 'saint', 'soldier'])
    writeDraft(draft)
    setup.changeForGood(() => draft)
    expect(setup.faults).toEqual([])
    expect(setup.unwise.map(({ code }) => code)).toEqual(['bluff_believed_by_drunk'])
    const screen = mount(SecretBluffs)
    expect(screen.text()).toContain('two players would claim it')
    expect(screen.text()).toContain('The Drunk believesEmpath')
  })

  test('in a real bag lies the token that they believe in', () => {
    const setup = useSetup()
    setup.changeForGood(() => chooseSecret(withThese('drunk', 'chef', 'imp'), 'believes.drunk', ['empath']))
    const screen = mount(BagChecklist)
    expect(screen.text()).toContain('For the Drunk, put a Empath token in')
    expect(screen.findAll('li').map((one) => one.find('b').text())).toEqual(['Chef', 'Empath', 'Imp'])
  })
})

test('the Baron brings two Outsiders more, and there is nothing to choose about it', () => {
  const setup = useSetup()
  setup.changeForGood(() => drawRest(kit, withThese('baron'))[0])
  expect([setup.have, setup.shifts, setup.faults]).toEqual([{ townsfolk: 3, outsider: 4, minion: 1, demon: 1 }, undefined, []])
})

test('the red herring is a good player, chosen in setup; the Fortune Teller may be it', () => {
  const draft = dealt(drawRest(kit, withThese('fortuneteller', 'recluse'))[0])
  const [pick] = picksOf(rules, draft)
  expect(pick).toMatchObject({ name: 'fortuneteller.redHerring', count: 1 })
  const [herring] = draft.picks['fortuneteller.redHerring']!
  const character = rules.characters[draft.hands[herring!]!]!
  expect([['townsfolk', 'outsider'].includes(character.team), character.id]).not.toContain('recluse')
  const own = { ...draft, picks: { 'fortuneteller.redHerring': [pick!.player] } }
  expect(suggestAfterDeal(rules, own).picks).toEqual(own.picks)
  const seats = draft.players.map(({ id }) => seatId(id))
  expect(secretCommands(draft, rules, seats)).toContainEqual({
    type: 'setSecret',
    seat: seatId(pick!.player),
    ability: 'fortuneteller',
    key: 'redHerring',
    seats: [seatId(herring!)],
  })
})

test('a draft from before there could be several beliefs keeps its own', () => {
  const { beliefs: _, ...old } = withThese('imp')
  const kept = { ...old, bag: ['lunatic', 'po'], believes: 'po', chosen: ['believes'] } as unknown as SetupDraft
  writeDraft(kept)
  expect(isDraft(kept)).toBe(true)
  expect(readDraft()).toMatchObject({ beliefs: { lunatic: 'po' }, chosen: ['believes.lunatic', 'believes.po'] })
})

describe('a character that is in the bag more than once', () => {
  const twice = {
    ...kit,
    rules: { ...rules, characters: { ...rules.characters, chef: { ...rules.characters['chef']!, setup: [{ copies: 3 }] } } },
  }
  const two = setCopies(twice, withThese('chef', 'imp'), 'chef', 2)

  test('is dealt as often, and its copies keep their seats when another changes', () => {
    expect(two.bag).toEqual(['chef', 'chef', 'imp'])
    const dealtOut = dealRandom(two, 'd')
    expect(Object.values(dealtOut.hands).sort()).toEqual(['chef', 'chef', 'imp'])
    expect(waitingTokens(dealtOut)).toEqual([])
    const fewer = keepDeal(twice.rules, dealtOut, ['chef', 'imp'])
    expect(Object.values(fewer.hands).sort()).toEqual(['chef', 'imp'])
  })

  test('no more often than the rules allow', () => expect(setCopies(twice, two, 'chef', 9).bag).toEqual(['chef', 'chef', 'chef', 'imp']))
})
