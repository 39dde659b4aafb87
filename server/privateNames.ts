import { BlockList, isIP } from 'node:net'

/** What may be named by our authority, and nothing else: addresses that no other network can reach, and names that no public host can have. */
export const privateNetworks = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '127.0.0.0/8',
  'fc00::/7',
  'fe80::/10',
  '::1/128',
] as const

export const privateDomains = ['localhost', 'local', 'lan'] as const

const networks = new BlockList()
for (const network of privateNetworks) {
  const [address = '', bits = ''] = network.split('/')
  networks.addSubnet(address, Number(bits), family(address))
}

export function isPrivateName(name: string): boolean {
  if (isIP(name)) return networks.check(name, family(name))
  return privateDomains.some((domain) => name === domain || name.endsWith(`.${domain}`))
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
