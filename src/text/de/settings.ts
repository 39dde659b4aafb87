import type { Text } from '../text'

export const settingsText: Text['settings'] = {
  title: 'Einstellungen',
  atOnce: 'Alles hier wirkt sofort und bleibt auf diesem Gerät.',
  back: { game: 'Zurück zum Spiel', home: 'Zurück zum Start' },

  language: {
    label: 'Sprache',
    hint: 'Moonrise öffnet sich in dieser Sprache neu, an derselben Stelle.',
    cards: 'Sprache der Karten',
    cardsSame: 'Wie Moonrise',
    cardsHint: 'Was am Tisch gezeigt wird, kann in einer anderen Sprache sein als das Grimoire.',
  },

  words: 'Namen und Reihenfolge',
  names: {
    hint: 'Manche Charaktere haben zwei.',
    sheet: 'Wie auf dem Blatt',
    published: 'Wie veröffentlicht',
  },
  order: {
    label: 'Nachtreihenfolge',
    sheet: 'Wie auf dem Blatt',
    published: 'Wie veröffentlicht',
    hint: 'Für Spiele, die von nun an beginnen; ein laufendes behält seine.',
  },

  sight: 'Licht und Größe',
  theme: {
    label: 'Aussehen',
    auto: 'Folgt dem Spiel',
    night: 'Immer Nacht',
    day: 'Immer Tag',
    bright: 'Hell',
    hint: 'Folgt dem Spiel: nachts dunkel, am Tag Pergament. Hell: Am Tag ist auch der Kreis Pergament, für einen Tisch in der Sonne.',
  },
  tokens: {
    label: 'Plättchen in der Nacht',
    bone: 'Knochen',
    dark: 'Dunkel',
    hint: 'Dunkel: Die Scheiben leuchten dir im dunklen Raum nicht ins Gesicht.',
  },
  dimmerHint: 'Dunkler, als der Bildschirm selbst es kann.',
  textSize: {
    label: 'Textgröße',
    small: 'Klein',
    normal: 'Mittel',
    large: 'Groß',
    extra: 'Sehr groß',
    hint: 'Zusätzlich zur Textgröße deines Browsers.',
  },
  motion: {
    label: 'Bewegung',
    auto: 'Wie auf dem Gerät',
    none: 'Keine',
    hint: 'Plättchen fliegen und Tücher fallen, oder sie sind einfach da.',
  },

  table: 'Am Tisch',
  turn: {
    label: 'Kreis drehen',
    hint: 'Passend dazu, wo du stehst.',
    left: 'Nach links drehen',
    right: 'Nach rechts drehen',
    straight: 'Gerade',
    words: (n) =>
      n === 0
        ? 'Platz 1 ist oben'
        : `Um ${Math.abs(n)} ${Math.abs(n) === 1 ? 'Platz' : 'Plätze'} nach ${n > 0 ? 'rechts' : 'links'} gedreht`,
  },
  panelSide: { label: 'Leiste', right: 'Rechts', left: 'Links', hint: 'Im Querformat; links für die linke Hand.' },
  coverAfter: {
    label: 'Selbst abdecken',
    hint: 'Nach so vielen Minuten ohne Berührung.',
    minutes: (n) => (n === 0 ? 'Nie' : String(n)),
    spoken: (n) => (n === 0 ? 'Nie' : n === 1 ? 'Nach 1 Minute' : `Nach ${n} Minuten`),
  },
  coverWhen: {
    label: 'Deckt sich ab',
    always: 'Immer',
    night: 'Nur nachts',
    hint: 'Auch wenn du die App verlässt. Mit dem Bildschirm nach unten ist das Grimoire immer abgedeckt.',
  },
  settling: {
    label: 'In der Nacht',
    lastTap: 'Das letzte Antippen genügt',
    done: 'Fertig schließt jeden Schritt ab',
    hint: 'Zurück nimmt einen Schritt in beiden Fällen zurück. Ein Spiel von vor dieser Wahl behält Fertig.',
    said: 'Neu: In der Nacht schließt das letzte Antippen einen Schritt ab. Zurück nimmt es zurück.',
    keep: 'Fertig behalten',
  },
  advice: {
    label: 'Rat',
    on: 'Eine Zeile im Schritt',
    off: 'Keiner',
    hint: 'Wo neue Spielleitungen sich irren, in Trouble Brewing. Wieder eingeschaltet, kommen ausgeblendete Zeilen zurück.',
  },
  timerSound: { label: 'Ton der Uhr', on: 'Ein leiser Gong', off: 'Stumm', hint: 'Nur am Tag. Die Nacht ist immer still.' },

  keeping: 'Spiele auf diesem Gerät',
  storage: {
    kept: 'Dieser Browser hat zugesagt, deine Spiele zu behalten.',
    'may-be-cleared': 'Dieser Browser löscht vielleicht deine Spiele, wenn auf dem Gerät der Platz ausgeht.',
    unknown: 'Dieser Browser sagt nicht, ob er deine Spiele behält. Eine Datei ist die sicherste Kopie.',
    blocked: 'Dieser Browser kann für Moonrise gerade nichts speichern. Ein Spiel hält nur, bis diese Seite geschlossen wird.',
    ask: 'Um Behalten bitten',
    asked: {
      kept: 'Sie werden behalten.',
      no: 'Der Browser hat noch nicht zugestimmt. Meist tut er es, sobald Moonrise auf dem Home-Bildschirm ist oder ein paarmal benutzt wurde.',
    },
    file: 'Alle Spiele in einer Datei sichern',
    saved: 'Alle Spiele sind in einer Datei gesichert.',
    none: 'Auf diesem Gerät ist noch kein Spiel.',
  },
  install: { offer: 'Moonrise auf dieses Gerät holen', done: 'Moonrise ist auf diesem Gerät installiert.' },
  version: {
    title: 'Stand der App',
    now: (version) => `Moonrise ${version}`,
    offline: 'Alles ist auf diesem Gerät; kein Netz ist nötig.',
    check: 'Nach einer neuen Version sehen',
    checked: 'Gibt es eine neue Version, wird sie jetzt geholt; bevor sie gilt, wirst du gefragt.',
    ready: 'Eine neue Version ist bereit.',
    take: 'Jetzt nutzen',
  },
  help: 'Hilfe und Quellen',
}
