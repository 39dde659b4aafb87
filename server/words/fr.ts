import type { TerminalWords } from './terminalWords.ts'

export const fr: TerminalWords = {
  at: (url) => `Moonrise se trouve ici : ${url}`,
  here: (url) => `Moonrise sur cet ordinateur :  ${url}`,
  noNetwork: 'Cet ordinateur n’est dans aucun réseau, aucune tablette ne peut donc l’atteindre. Rejoins un wifi et relance.',
  point: 'Sur une tablette ou un téléphone du même wifi : vise cette image avec l’appareil photo, ou tape l’adresse.',
  trust: (url) => [
    'La page qui s’ouvre montre comment faire confiance à cet ordinateur. Une fois suffit ; ensuite, Moonrise peut être installé et marche sans réseau,',
    `à l’adresse  ${url}`,
  ],
  fingerprint: (print) => `Empreinte de son certificat : ${print}`,
  more: (addresses) => `Cet ordinateur a d’autres adresses, au cas où celle-ci ne répond pas : ${addresses.join(', ')}`,
  noName: (name, linux) => [
    `Rien ici ne répond à ${name}. Les parties tiennent à une adresse, et un nom reste quand les numéros changent :`,
    linux
      ? 'installe avahi-daemon, ou donne à cet ordinateur une adresse fixe dans ton routeur.'
      : 'donne à cet ordinateur une adresse fixe dans ton routeur.',
  ],
  expired: 'L’ancienne autorité de certification a expiré. Chaque tablette doit faire confiance à la nouvelle.',
  damaged: (file) =>
    `L’autorité de certification n’a pas pu être lue (elle est gardée dans ${file}). Chaque tablette doit faire confiance à la nouvelle.`,
  exposed: (file) =>
    `D’autres comptes de cet ordinateur pouvaient lire ${file} jusqu’ici. Si tu ne leur fais pas confiance, supprime ce fichier et relance.`,
  help: (page, command) => `La tablette ne trouve rien ? La page ${page} aide. Cet ordinateur seulement : ${command}`,
  stop: 'Pour arrêter : Ctrl+C',
  left: 'Cet ordinateur a quitté son réseau. Ce qui est installé sur une tablette marche toujours ; rien de nouveau ne peut s’ouvrir.',
  moved: (url, name) => [
    `Cet ordinateur a maintenant une autre adresse : ${url}`,
    `Les parties commencées à l’ancien numéro sont toujours là, sur la tablette, sous l’ancien numéro. Celles de ${name} se trouvent comme avant.`,
  ],
  taken: (ports, command) => `Le port ${ports.join(' ou ')} est pris ; choisis-en d’autres : ${command}`,
  noAddress: (host) => `Cet ordinateur n’a pas l’adresse ${host} ; enlève HOST, ou donne une des siennes.`,
  noPort: (name, value) => `${name} vaut ${value}, ce qui n’est pas un port`,
}
