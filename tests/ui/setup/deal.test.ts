import { describe, expect, test } from 'vitest'
import {
  drawBack,
  drawFromFan,
  hideCard,
  nextInLine,
  passStage,
  putTabletDown,
  shownCharacter,
  startPassing,
  stopPassing,
  takeTablet,
} from '@/app/setup/passTablet'
import { loadScript, rulesWith } from '@/app/engine/scripts'
import { drawRest, toggleCharacter, type Kit } from '@/app/setup/setupBag'
import {
  dealRandom,
  dealRest,
  falseDemon,
  giveToken,
  suggestAfterDeal,
  swapHands,
  takeBack,
  waitingPlayers,
  waitingTokens,
} from '@/app/setup/setupDeal'
import { emptyDraft, type SetupDraft } from '@/app/setup/setupDraft'
import { addNames } from '@/app/setup/setupPlayers'
import { secretCommands, seatCommands } from '@/app/setup/startGame'
import { seatId } from '@/core/model/ids'
import { flavours as badMoonRisingFlavours } from '@/scripts/bad-moon-rising/flavours'

await loadScript()
const rules = rulesWith('sheet')
await loadScript()
const kit: Kit = { rules, flavours: badMoonRisingFlavours }
const names = ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana']
const drawn = (...picks: readonly string[]) =>
  drawRest(
    kit,
    picks.reduce((draft, id) => toggleCharacter(kit, draft, id), addNames(emptyDraft('d'), names)[0]),
  )[0]
const reloaded = (draft: SetupDraft) => JSON.parse(JSON.stringify(draft)) as SetupDraft
const sorted = (draft: SetupDraft) => Object.values(draft.hands).sort()

describe('dealing', () => {
  test('at random: everybody one, nothing left', () => {
    const draft = dealRandom(drawn(), 'x')
    expect(sorted(draft)).toEqual([...draft.bag].sort())
    expect(waitingTokens(draft)).toEqual([])
  })

  test('by hand: a token given twice moves, its old holder gets what was there', () => {
    const start = drawn()
    const [a, b] = [start.bag[0]!, start.bag[1]!]
    const draft = giveToken(giveToken(start, 'p1', a), 'p2', b)
    expect(giveToken(draft, 'p2', a).hands).toEqual({ p1: b, p2: a })
    expect(giveToken(draft, 'p3', a).hands).toEqual({ p2: b, p3: a })
    expect(swapHands(draft, 'p1', 'p3').hands).toEqual({ p2: b, p3: a })
    expect(takeBack(draft, 'p1').hands).toEqual({ p2: b })
    expect(sorted(dealRest(draft, 'x'))).toEqual([...draft.bag].sort())
  })

  test('what follows from the deal is suggested: a good Grandchild, as many false Minions as real ones', () => {
    const draft = suggestAfterDeal(rules, dealRandom(drawn('grandmother', 'lunatic'), 'x'))
    expect(['townsfolk', 'outsider']).toContain(rules.characters[draft.hands[draft.picks['grandmother.grandchild']![0]!]!]?.team)
    expect(draft.hands[draft.picks['grandmother.grandchild']![0]!]).not.toBe('grandmother')
    expect(draft.picks['lunatic.minions']).toHaveLength(1)
    expect(draft.picks['lunatic.minions']).not.toContain(falseDemon(rules, draft))
  })
})

describe('passing the tablet', () => {
  test('round the table, saved and opened again after every step', () => {
    let draft = startPassing(drawn('lunatic'), 'x')
    for (let n = 0; n < names.length; n++) {
      expect(passStage(draft)).toBe('hand-over')
      const next = nextInLine(draft)!
      expect(next).toBe(`p${n + 1}`)
      draft = reloaded(takeTablet(draft, next))
      expect(passStage(draft)).toBe('fan')
      draft = reloaded(
        drawFromFan(
          draft,
          draft.passing!.fan.findIndex((id) => id !== ''),
        ),
      )
      expect(passStage(draft)).toBe('drawn')
      expect(shownCharacter(draft, (id) => id === 'lunatic')).toBe(
        draft.hands[next] === 'lunatic' ? draft.beliefs['lunatic'] : draft.hands[next],
      )
      draft = reloaded(hideCard(draft))
      expect(shownCharacter(draft, () => false)).toBeUndefined()
    }
    expect(passStage(draft)).toBe('back')
    expect(sorted(stopPassing(draft))).toEqual([...draft.bag].sort())
  })

  test('a taken place in the fan gives nothing, and an open card cannot be drawn over', () => {
    const open = drawFromFan(takeTablet(startPassing(drawn(), 'x'), 'p1'), 0)
    expect(drawFromFan(open, 1)).toBe(open)
    expect(putTabletDown(open)).toBe(open)
    const second = takeTablet(hideCard(open), 'p2')
    expect(drawFromFan(second, 0)).toBe(second)
    expect(passStage(putTabletDown(second))).toBe('hand-over')
  })

  test('a token goes back into the fan and its player draws again', () => {
    const draft = hideCard(drawFromFan(takeTablet(startPassing(drawn(), 'x'), 'p1'), 3))
    const back = drawBack(draft, 'p1')
    expect(waitingPlayers(back)).toHaveLength(8)
    expect([...back.passing!.fan].sort()).toEqual([...back.bag].sort())
  })

  test('somebody else first: the line goes on clockwise from there', () => {
    const draft = hideCard(drawFromFan(takeTablet(startPassing(drawn(), 'x'), 'p4'), 0))
    expect(nextInLine(draft)).toBe('p5')
  })
})

describe('the game that comes of it', () => {
  test('seats with what they hold, then the secrets, then the night', () => {
    const draft = suggestAfterDeal(rules, dealRandom(drawn('grandmother', 'lunatic'), 'x'))
    const seats = draft.players.map(({ id }) => seatId(`s${id}`))
    const plans = seatCommands(draft, rules, (n) => `Seat ${n}`).map((command) => (command.type === 'addSeat' ? command.plan : undefined))
    expect(plans.map((plan) => plan?.player)).toEqual(names)
    expect(plans.find((plan) => plan?.character === 'lunatic')?.believes).toBe(draft.beliefs['lunatic'])
    const commands = secretCommands(draft, rules, seats)
    expect(commands.map(({ type }) => type)).toEqual(['setBluffs', 'setBluffs', 'setSecret', 'setSecret', 'begin'])
  })
})
