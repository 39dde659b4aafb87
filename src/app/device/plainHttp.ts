/** What our own server says on its page for tablets. Other hosts have no such page. */
export interface TabletPage {
  readonly computer: string
  /** The https addresses of the same app, the best first. */
  readonly secure: readonly string[]
  /** Its http addresses, for devices that do not trust the computer. */
  readonly plain: readonly string[]
}

/** Over plain http a browser withholds the service worker, installation, the wake lock, locks and the clipboard. */
export const isPlainHttp = (view: { readonly isSecureContext?: boolean } = globalThis): boolean => view.isSecureContext === false

export const tabletPage = async (ask: typeof fetch = fetch): Promise<TabletPage | undefined> => {
  try {
    const response = await ask('./tablet/here.json')
    const { computer, secure, plain = [] } = (await response.json()) as Partial<TabletPage>
    // A host that answers every address with its first page gets no further than the line above.
    if (typeof computer !== 'string' || !Array.isArray(secure)) return undefined
    const only = (list: readonly string[], scheme: RegExp) => list.filter((each) => typeof each === 'string' && scheme.test(each))
    return { computer, secure: only(secure, /^https:\/\/[^/]+$/), plain: only(plain, /^http:\/\/[^/]+$/) }
  } catch {
    return undefined
  }
}
