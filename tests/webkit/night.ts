import assert from 'node:assert/strict'
import { By, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Check } from './checks.ts'
import { storedForOffline } from './page.ts'

const act = (name: string) => By.css(`[data-act="${name}"]`)

/** The first of these that can be seen. */
const visible = async (driver: WebDriver, by: By): Promise<WebElement | undefined> => {
  for (const element of await driver.findElements(by)) if (await element.isDisplayed().catch(() => false)) return element
  return undefined
}

const see = (driver: WebDriver, by: By): Promise<WebElement> =>
  driver.wait(() => visible(driver, by), 15_000, `${by.toString()} never came`) as Promise<WebElement>

/** A pointer, not a script: down and up where the thing is, once it takes pointers. A step that has just come does not for a moment. */
const press = (driver: WebDriver, element: WebElement) =>
  driver.wait(
    () =>
      driver
        .actions()
        .move({ origin: element })
        .press()
        .release()
        .perform()
        .then(
          () => true,
          (reason: unknown) => {
            if (reason instanceof error.ElementNotInteractableError) return false
            throw reason
          },
        ),
    3_000,
    'it takes no pointer',
  )

const hold = (driver: WebDriver, element: WebElement, milliseconds: number) =>
  driver.actions().move({ origin: element }).press().pause(milliseconds).release().perform()

const tap = async (driver: WebDriver, by: By) => press(driver, await see(driver, by))

const place = async (driver: WebDriver): Promise<string> =>
  driver.executeScript<string>(
    `const bar = document.querySelector('.bar')
   const label = (act) => bar.querySelector('[data-act="' + act + '"]').getAttribute('aria-label')
   return bar && [bar.querySelector('.phase').textContent.replace(/\\s+/g, ' '), label('undo'), document.querySelector('[data-step]')?.dataset.step].join(' | ')`,
  )

const lift = async (driver: WebDriver) => {
  const eye = await visible(driver, By.css('.cover__hold'))
  if (eye) await hold(driver, eye, 1_000)
  await see(driver, By.css('[data-seat]'))
}

/** Somebody has to be pointed at first. */
const waits = async (driver: WebDriver) => ((await (await see(driver, act('done'))).getAttribute('class')) ?? '').includes('is-waiting')

const stepNow = (driver: WebDriver) => driver.executeScript<string>(`return document.querySelector('[data-step]')?.dataset.step`)

/** What a storyteller does next, whatever it is. True: the night is over. */
const nextStep = async (driver: WebDriver): Promise<boolean> => {
  // Dawn, and what interrupts the night, may still be on their way.
  await see(
    driver,
    By.css(
      '[data-card] .hold, .card__foot .hold, [data-act="begin-day"], [data-act="tell-now"], [data-act="answer-later"], [data-act="pass"], [data-act="done"]',
    ),
  )
  const card = await visible(driver, By.css('[data-card] .hold, .card__foot .hold'))
  if (card) {
    await hold(driver, card, 1_200)
    return false
  }
  if (await visible(driver, act('begin-day'))) return true
  const other =
    (await visible(driver, act('tell-now'))) ?? (await visible(driver, act('answer-later'))) ?? (await visible(driver, act('pass')))
  if (other) await press(driver, other)
  else {
    const step = await stepNow(driver)
    if (await waits(driver)) await tap(driver, By.css('.ring [data-seat]'))
    // The last tap may have settled it.
    if ((await stepNow(driver)) === step) await tap(driver, act((await waits(driver)) ? 'skip' : 'done'))
  }
  return false
}

const saved = (driver: WebDriver) =>
  driver.wait(
    async () => (await driver.findElements(By.css('.bar[data-saving=saved]'))).length === 1,
    10_000,
    'it never called itself saved',
  )

export const nightChecks: Readonly<Record<string, Check>> = {
  'a night by pointer without a server: saved, reloaded at the same step, played to its end': async ({ driver, server }) => {
    await driver.manage().window().setRect({ width: 1180, height: 860 })
    await driver.get(server.url)
    await storedForOffline(driver)
    await server.close()
    await tap(driver, act('demo'))
    await see(driver, By.css('[data-step]'))
    for (let step = 0; step < 3; step += 1) await nextStep(driver)
    await see(driver, By.css('[data-step]'))
    await saved(driver)
    const before = await place(driver)
    assert.match(before, /Night/)
    await driver.navigate().refresh()
    await see(driver, By.css('.cover__hold, [data-step]'))
    await lift(driver)
    assert.equal(await place(driver), before)
    let over = false
    for (let step = 0; step < 40 && !over; step += 1) over = await nextStep(driver)
    assert.ok(over, 'the night did not end')
    await tap(driver, act('begin-day'))
    await see(driver, act('nominate'))
    await saved(driver)
  },

  'the cover hides the game, and only a hold lifts it': async ({ driver, server }) => {
    await driver.manage().window().setRect({ width: 1180, height: 860 })
    await driver.get(server.url)
    await tap(driver, act('demo'))
    await see(driver, By.css('[data-seat]'))
    await tap(driver, act('cover'))
    const eye = await see(driver, By.css('.cover__hold'))
    assert.equal((await driver.findElements(By.css('[data-seat], [data-step], .bar'))).length, 0)
    await press(driver, eye)
    await driver.sleep(1_000)
    assert.equal((await driver.findElements(By.css('[data-seat]'))).length, 0)
    await lift(driver)
  },
}
