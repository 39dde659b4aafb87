import { lookup } from 'node:dns/promises'
import { hostname, networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import { isPrivateName } from './privateNames.ts'

type Cards = NodeJS.Dict<NetworkInterfaceInfo[]>

/** Network cards of tunnels, containers and virtual machines. A tablet can rarely reach them. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|tailscale|zt|llw|awdl|bridge|lxc|podman)|vEthernet|VirtualBox|VMware|WSL|Hyper-V/i
/** The ranges that home networks use most come first. */
const usual = (address: string) => (address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : address.includes(':') ? 3 : 2)

/** The addresses at which a tablet may find this computer, most likely first. */
export function homeAddresses(cards: Cards = networkInterfaces()): readonly string[] {
  return (
    Object.entries(cards)
      .flatMap(([card, infos = []]) => infos.map(({ address, internal }) => ({ address, internal, virtual: Number(VIRTUAL.test(card)) })))
      .filter(({ address, internal }) => !internal && isPrivateName(address))
      // Link-local addresses: browsers do not open them.
      .filter(({ address }) => !/^(fe[89ab]|169\.254\.)/i.test(address))
      .sort((a, b) => a.virtual - b.virtual || usual(a.address) - usual(b.address))
      .map(({ address }) => address)
      .filter((address, at, all) => all.indexOf(address) === at)
  )
}

/** The computer's name, without `.local`. */
export function computerName(host = hostname()): string {
  const word = (host.split('.')[0] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return word || 'moonrise'
}

/** Whether the network can resolve the name: Linux needs avahi for it, macOS and Windows do it themselves. */
export const nameIsKnown = (name: string): Promise<boolean> =>
  Promise.race([
    lookup(name).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((late) => setTimeout(late, 3000, false).unref()),
  ])

/** Everything the certificate is for. */
export const certificateNames = (computer: string, addresses: readonly string[]): readonly string[] => [
  `${computer}.local`,
  `${computer}.lan`,
  'localhost',
  ...addresses,
  '127.0.0.1',
  '::1',
]

export const urlOf = (scheme: 'http' | 'https', host: string, port: number): string =>
  `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`
