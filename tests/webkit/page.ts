import type { WebDriver } from 'selenium-webdriver'

/** Runs the body of an async function in the page; WebDriver's own scripts cannot await. */
export async function inPage<Result = unknown>(driver: WebDriver, body: string): Promise<Result> {
  const { result, failure } = await driver.executeAsyncScript<{ result: Result; failure?: string }>(
    `const done = arguments[arguments.length - 1];
     (async () => { ${body} })().then((result) => done({ result }), (error) => done({ failure: String(error) }))`,
  )
  if (failure !== undefined) throw new Error(failure)
  return result
}

export async function storedForOffline(driver: WebDriver) {
  await inPage(
    driver,
    `await navigator.serviceWorker.ready
     if (!navigator.serviceWorker.controller) {
       await new Promise((claimed) => navigator.serviceWorker.addEventListener('controllerchange', claimed, { once: true }))
     }`,
  )
}
