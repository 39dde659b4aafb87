import type { TerminalWords } from './terminalWords.ts'

export const es: TerminalWords = {
  at: (url) => `Moonrise está en ${url}`,
  here: (url) => `Moonrise en este ordenador:  ${url}`,
  noNetwork: 'Este ordenador no está en ninguna red, así que ninguna tableta puede alcanzarlo. Conéctalo a un wifi y vuelve a empezar.',
  point: 'En una tableta o un teléfono del mismo wifi: apunta con la cámara a esta imagen, o escribe la dirección.',
  trust: (url) => [
    'La página que se abre muestra cómo confiar en este ordenador. Basta una vez; después Moonrise se puede instalar y funciona sin red,',
    `en  ${url}`,
  ],
  fingerprint: (print) => `Huella de su certificado: ${print}`,
  more: (addresses) => `Este ordenador tiene más direcciones, por si esa no responde: ${addresses.join(', ')}`,
  noName: (name, linux) => [
    `Aquí nada responde a ${name}. Las partidas pertenecen a una dirección, y un nombre queda cuando cambian los números:`,
    linux
      ? 'instala avahi-daemon, o da a este ordenador una dirección fija en tu router.'
      : 'da a este ordenador una dirección fija en tu router.',
  ],
  expired: 'La antigua autoridad de certificación ha caducado. Cada tableta debe confiar en la nueva.',
  damaged: (file) => `No se pudo leer la autoridad de certificación (se conserva en ${file}). Cada tableta debe confiar en la nueva.`,
  exposed: (file) =>
    `Otras cuentas de este ordenador podían leer ${file} hasta ahora. Si no confías en ellas, borra el archivo y vuelve a empezar.`,
  help: (page, command) => `¿La tableta no encuentra nada? La página ${page} ayuda. Solo este ordenador: ${command}`,
  stop: 'Para terminar: Ctrl+C',
  left: 'Este ordenador ha salido de su red. Lo instalado en una tableta sigue funcionando; no se puede abrir nada nuevo.',
  moved: (url, name) => [
    `Este ordenador tiene ahora otra dirección: ${url}`,
    `Las partidas que empezaron en el número antiguo siguen ahí, en la tableta, en el número antiguo. Las de ${name} se encuentran como antes.`,
  ],
  taken: (ports, command) => `El puerto ${ports.join(' o ')} está ocupado; elige otros: ${command}`,
  noAddress: (host) => `Este ordenador no tiene la dirección ${host}; quita HOST, o da una de las suyas.`,
  noPort: (name, value) => `${name} es ${value}, que no es un puerto`,
}
