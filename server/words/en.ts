import type { TerminalWords } from './terminalWords.ts'

export const en: TerminalWords = {
  at: (url) => `Moonrise is at ${url}`,
  here: (url) => `Moonrise on this computer:  ${url}`,
  noNetwork: 'This computer is in no network, so no tablet can reach it. Join a wifi and start again.',
  point: 'On a tablet or phone in the same wifi: point its camera at this picture, or type the address.',
  trust: (url) => [
    'The page there shows how to trust this computer. That is done once; then Moonrise can be installed and works offline,',
    `at  ${url}`,
  ],
  fingerprint: (print) => `Fingerprint of its certificate: ${print}`,
  more: (addresses) => `This computer has more addresses, in case that one does not answer: ${addresses.join(', ')}`,
  noName: (name, linux) => [
    `Nothing here answers to ${name}. Games belong to an address, and a name stays when numbers change:`,
    linux
      ? 'install avahi-daemon, or give this computer a fixed address in your router.'
      : 'give this computer a fixed address in your router.',
  ],
  expired: 'The old certificate authority has come to its end. Every tablet has to trust the new one.',
  damaged: (file) => `The certificate authority could not be read (it is kept as ${file}). Every tablet has to trust the new one.`,
  exposed: (file) => `Other users of this computer could read ${file} until now. If you do not trust them, delete it and start again.`,
  help: (page, command) => `The tablet finds nothing? The page ${page} helps. This computer only: ${command}`,
  stop: 'To stop: Ctrl+C',
  left: 'This computer has left its network. What is installed on a tablet works on; nothing new can be opened.',
  moved: (url, name) => [
    `This computer has another address now: ${url}`,
    `Games that were begun at the old number are still there, on the tablet, under the old number. Those at ${name} are found as before.`,
  ],
  taken: (ports, command) => `Port ${ports.join(' or ')} is taken; choose others: ${command}`,
  noAddress: (host) => `This computer has no address ${host}; leave HOST out, or name one of its own.`,
  noPort: (name, value) => `${name} is ${value}, which is no port`,
}
