import type { TerminalWords } from './terminalWords.ts'

export const de: TerminalWords = {
  at: (url) => `Moonrise ist hier: ${url}`,
  here: (url) => `Moonrise auf diesem Computer:  ${url}`,
  noNetwork: 'Dieser Computer ist in keinem Netz, also erreicht ihn kein Tablet. Verbinde ihn mit einem WLAN und starte neu.',
  point: 'Auf einem Tablet oder Handy im selben WLAN: Richte die Kamera auf dieses Bild, oder tippe die Adresse ein.',
  trust: (url) => [
    'Die Seite dort zeigt, wie das Gerät diesem Computer vertraut. Einmal genügt; dann lässt sich Moonrise installieren und läuft ohne Netz,',
    `unter  ${url}`,
  ],
  fingerprint: (print) => `Fingerabdruck des Zertifikats: ${print}`,
  more: (addresses) => `Dieser Computer hat weitere Adressen, falls diese nicht antwortet: ${addresses.join(', ')}`,
  noName: (name, linux) => [
    `Auf ${name} antwortet hier nichts. Spiele gehören zu einer Adresse, und ein Name bleibt, wenn Nummern sich ändern:`,
    linux
      ? 'Installiere avahi-daemon, oder gib diesem Computer im Router eine feste Adresse.'
      : 'Gib diesem Computer im Router eine feste Adresse.',
  ],
  expired: 'Die alte Zertifizierungsstelle ist abgelaufen. Jedes Tablet muss der neuen vertrauen.',
  damaged: (file) => `Die Zertifizierungsstelle war nicht lesbar (sie liegt noch unter ${file}). Jedes Tablet muss der neuen vertrauen.`,
  exposed: (file) =>
    `Andere Konten auf diesem Computer konnten ${file} bisher lesen. Traust du ihnen nicht, lösche die Datei und starte neu.`,
  help: (page, command) => `Das Tablet findet nichts? Die Seite ${page} hilft. Nur dieser Computer: ${command}`,
  stop: 'Beenden: Strg+C',
  left: 'Dieser Computer hat sein Netz verlassen. Was auf einem Tablet installiert ist, läuft weiter; Neues lässt sich nicht öffnen.',
  moved: (url, name) => [
    `Dieser Computer hat jetzt eine andere Adresse: ${url}`,
    `Spiele, die unter der alten Nummer begannen, sind noch da: auf dem Tablet, unter der alten Nummer. Die unter ${name} findest du wie bisher.`,
  ],
  taken: (ports, command) => `Port ${ports.join(' oder ')} ist belegt; wähle andere: ${command}`,
  noAddress: (host) => `Dieser Computer hat keine Adresse ${host}; lass HOST weg, oder nenne eine seiner eigenen.`,
  noPort: (name, value) => `${name} ist ${value}, und das ist kein Port`,
}
