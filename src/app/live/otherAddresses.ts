import type { TabletPage } from '../device/plainHttp'

export interface OtherAddresses {
  /** For phones and a TV. */
  readonly town: string
  /** For a storyteller's other device. */
  readonly join: string
}

/** The address of this app, without what follows `#`. */
const ownAddress = (): string => location.href.replace(/#.*$/, '')
export const ownAddresses = (): OtherAddresses => ({ town: ownAddress(), join: ownAddress() })

/** Fetched only now: Home has it too, and neither should carry it for the other. */
const askHome = async () => (await import('../device/plainHttp')).tabletPage()

const isThisComputer = (name: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(name)

/**
 * Where other devices find this app. A computer at home has a plain http address as well:
 * every phone opens it without a warning about certificates, and the town holds no secret. `localhost` is the same computer for nobody else.
 */
export const otherAddresses = async (
  { hostname } = location,
  own = ownAddresses(),
  ask: () => Promise<TabletPage | undefined> = askHome,
): Promise<OtherAddresses> => {
  const { plain = [], secure = [] } = (await ask()) ?? {}
  const [first] = plain
  if (!first) return own
  if (isThisComputer(hostname)) return { town: `${first}/`, join: `${secure[0] ?? first}/` }
  return { ...own, town: `http://${hostname}:${new URL(first).port || 80}/` }
}
