import type { Page } from '@playwright/test'
import { seatId, stepId } from '@/core/model/ids'
import { axeFinds } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { firstDay, lift, storyteller } from './dayTable.ts'
import { stroke } from './stroke.ts'

const TEN = 'sailor innkeeper gambler courtier fool pacifist goon assassin devilsadvocate zombuul'
const FIVE = ['sailor', 'innkeeper', 'gambler', 'courtier', 'pacifist'] as const

const sound = async (page: Page) => {
  expect(await axeFinds(page)).toEqual([])
}

test('a vote by touch: asked clockwise, hands tapped, a tie, a later higher count', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN))
  await st.nominate('sailor', 'goon')
  await expect(page.getByText('Seat 8, Hana: hand up?')).toBeVisible()
  await st.tap('hand-up')
  await st.tap('no-hand')
  await expect(page.getByText('Seat 10, Jun: hand up?')).toBeVisible()
  await st.hands('sailor', 'innkeeper', 'gambler', 'courtier')
  await expect(page.locator('[data-part="hands"]')).toHaveText('5')
  await st.tap('count')
  await expect(st.row('goon')).toContainText('is on the block')

  await st.vote('innkeeper', 'assassin', ...FIVE)
  await expect(page.getByRole('heading', { name: 'Tied at 5' })).toBeVisible()
  await expect(st.row('goon')).toContainText('is tied')
  await st.vote('gambler', 'devilsadvocate', ...FIVE, 'fool')
  await expect(st.row('devilsadvocate')).toContainText('is on the block')
  await sound(page)
})

test('who may nominate is lit, who may not says why, and can be chosen anyway', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN, [{ type: 'correctLife', seat: seatId('s3'), life: 'dead' }]))
  await st.tap('nominate')
  await st.seat('gambler').tap()
  await expect(page.locator('[data-part="refusal"]')).toContainText('Cy')
  await st.tap('choose-anyway')
  await st.seat('goon').tap()
  await expect(page.getByRole('heading', { name: 'Cy nominates Gus' })).toBeVisible()
})

test('a finger drawn over the seats raises every hand it passes, as one entry', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN))
  await st.nominate('sailor', 'goon')
  await stroke(page, ...['assassin', 'devilsadvocate', 'zombuul', 'sailor'].map(st.seat))
  await expect(page.locator('[data-part="hands"]')).toHaveText('4')
  await expect(st.seat('assassin')).toBeInViewport()
  await st.act('undo').click()
  await expect(page.locator('[data-part="hands"]')).toHaveText('0')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a ghost vote goes with the hand, comes back with it, and can be put right', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN, [{ type: 'correctLife', seat: seatId('s3'), life: 'dead' }]))
  await st.vote('sailor', 'goon', 'gambler', 'innkeeper')
  await st.nominate('innkeeper', 'assassin')
  await st.seat('gambler').tap()
  await expect(page.locator('[data-part="refusal"]')).toBeVisible()
  await st.tap('withdraw')
  await page.getByRole('button', { name: 'No ghost vote left' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'has it' }).tap()
  await page.getByRole('button', { name: 'Back to the day' }).tap()
  await expect(page.getByRole('button', { name: /Ghost votes left/ })).toContainText('Cy')
})

test('an earlier vote is put right afterwards', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN))
  await st.vote('sailor', 'goon', ...FIVE)
  await st.row('goon').tap()
  await st.hands('pacifist')
  await st.tap('count')
  await expect(st.row('goon')).toContainText('is not on the block')
  await expect(st.row('goon')).toContainText('4')
})

test('with a Voudon only the dead and the Voudon vote, and no ghost vote is spent', async ({ page }) => {
  const bag = `${TEN} voudon`
  const st = storyteller(page, bag)
  await st.open(firstDay(bag, [{ type: 'correctLife', seat: seatId('s3'), life: 'dead' }]))
  await st.nominate('sailor', 'goon')
  await expect(page.getByText(`Seat 11, ${st.name('voudon')}: hand up?`)).toBeVisible()
  await st.tap('no-hand')
  await expect(page.getByText('Seat 3, Cy: hand up?')).toBeVisible()
  await st.tap('hand-up')
  await st.seat('innkeeper').tap()
  await expect(page.locator('[data-part="refusal"]')).toBeVisible()
  await st.tap('count')
  await expect(st.row('goon')).toContainText('is on the block')
  await expect(page.getByRole('button', { name: /Ghost votes left/ })).toContainText('Cy')
})

test('an execution says what follows and why, asks for the Pacifist, and can be overruled', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN))
  await st.vote('innkeeper', 'gambler', ...FIVE)
  await st.tap('end-day')
  const dialog = page.getByRole('dialog', { name: 'Execute Cy?' })
  await expect(dialog.locator('[data-follows="dies"]'), 'the town looks on').toBeHidden()
  await dialog.locator('summary').tap()
  await expect(dialog.locator('[data-follows="dies"]')).toBeVisible()
  await sound(page)
  await dialog.locator('[data-question="pacifist_saves"] [data-answer="true"]').tap()
  await expect(dialog.locator('[data-follows="survives"]')).toBeVisible()
  await dialog.locator('[data-act="override"]').tap()
  await expect(dialog.locator('[data-follows="dies"]')).toContainText('by hand')
  await st.tap('do-it')
  await expect(page.locator('[data-part="say-aloud"]')).toContainText('Cy')
  await expect(page.getByRole('heading', { name: 'Cy was executed and died.' })).toBeVisible()
  await sound(page)
  await st.tap('reopen-day')
  await expect(st.act('nominate')).toBeVisible()
})

test('a Traveller is exiled by everybody, the dead included, at no cost', async ({ page }) => {
  const bag = `${TEN} matron`
  const st = storyteller(page, bag)
  await st.open(firstDay(bag, [{ type: 'correctLife', seat: seatId('s3'), life: 'dead' }]))
  await expect(page.locator('.core')).toContainText('5 votes to execute')
  await st.tap('exile')
  await expect(page.locator('.core')).toContainText('6 votes to exile')
  await st.hands('gambler', 'sailor', 'innkeeper', 'courtier', 'fool', 'goon')
  await st.tap('count')
  await expect(page.getByRole('dialog', { name: `Exile ${st.name('matron')}?` })).toBeVisible()
  await st.tap('do-it')
  await expect(st.row('matron')).toContainText('is exiled')
  await expect(page.getByRole('button', { name: /Ghost votes left/ })).toContainText('Cy')
})

test('the Matron moves players, the Judge ends a vote, Gossip is kept for the night', async ({ page }) => {
  const bag = `${TEN} matron judge gossip`
  const st = storyteller(page, bag)
  await st.open(firstDay(bag))
  await page.locator('[data-ability="matron"]').tap()
  await st.hands('sailor', 'zombuul')
  await st.tap('swap')
  await st.tap('do-it')
  await expect(st.seat('sailor')).toContainText('10')

  await page.locator('[data-ability="gossip"]').tap()
  await page.getByLabel('The statement, as the town heard it').fill('The Goon is evil')
  await st.tap('keep-statement')
  await expect(page.getByText('true or false? You decide at night.')).toBeVisible()

  await st.nominate('innkeeper', 'assassin')
  await page.locator('[data-ability="judge"]').tap()
  await st.tap('verdict-pass')
  await page.getByRole('dialog').locator('summary').tap()
  await expect(page.getByRole('dialog').locator('[data-follows="dies"]')).toBeVisible()
  await st.tap('do-it')
  await expect(page.getByText('Before night falls')).toBeVisible()
  await st.tap('dusk')
  await expect(page.locator('[data-game-phase="night"]')).toBeVisible()
})

test('the timer keeps its end in a hidden tab and over a reload', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN))
  await page.clock.install()
  await st.tap('timer')
  await page.getByRole('button', { name: 'Whispers' }).tap()
  await page.getByRole('button', { name: '2 min', exact: true }).tap()
  await st.tap('start-timer')
  await expect(st.act('timer')).toContainText('Whispers')
  // Asleep: time passes, and none of the page's own timers run.
  await page.clock.setFixedTime(new Date(await page.evaluate(() => Date.now() + 90_000)))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(st.act('timer')).toContainText(/0:(30|29)/)
  await page.reload()
  await lift(page)
  await expect(st.act('timer')).toContainText('Whispers')
  await expect(st.act('timer')).toContainText(/0:(30|29)/)
})

test('nothing is cut off on any screen @sizes', async ({ page }) => {
  const st = storyteller(page, TEN)
  await st.open(firstDay(TEN, [{ type: 'correctLife', seat: seatId('s3'), life: 'dead' }]))
  await st.nominate('sailor', 'goon')
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.panel .btn, .panel .row')]
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.textContent),
  )
  expect(cut).toEqual([])
  await expect(st.act('count')).toBeInViewport()
  await expect(st.act('hand-up')).toBeInViewport()
})

test('a Moonchild chooses on the ring: after the execution at once, after a night from dawn on', async ({ page }) => {
  const bag = TEN.replace('pacifist', 'moonchild')
  const st = storyteller(page, bag)
  await st.open(firstDay(bag))
  await st.vote('sailor', 'moonchild', 'sailor', 'innkeeper', 'gambler', 'courtier', 'goon')
  await st.endDay()
  await sound(page)
  await st.tap('owed-choice')
  await st.seat('gambler').tap()
  await expect(page.getByRole('dialog', { name: 'Fay chooses Cy?' })).toContainText('dies tonight')
  await st.tap('do-it')
  await expect(page.locator('[data-part="choice"]')).toContainText('Fay chose Cy')

  const quiet = 'fool tealady minstrel goon pacifist moonchild po'
  await st.open(
    firstDay(quiet, [{ type: 'dusk' }, { type: 'kill', seat: seatId('s6'), cause: 'demon' }, { type: 'skipStep', step: stepId('dusk') }]),
  )
  await st.tap('skip')
  await expect(page.locator('[data-dawn="owes"]')).toContainText('Fay must choose somebody')
  await sound(page)
  await st.tap('begin-day')
  await expect(st.act('owed-choice')).toBeVisible()
})
