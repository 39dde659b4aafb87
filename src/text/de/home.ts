import type { Text } from '../text'
import { fullDate, hour, shortDay } from './dates'

const DAY = 86_400_000
const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0)

const when = (at: number, now: number): string => {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY)
  if (days === 0) return `heute, ${hour(at)}`
  if (days === 1) return `gestern, ${hour(at)}`
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? shortDay : fullDate)(at)
}

export const homeText: Text['home'] = {
  name: 'Moonrise',
  what: 'Das Grimoire der Spielleitung für Bad\u00a0Moon\u00a0Rising',
  promises: [
    { icon: 'flame', words: 'Es sagt, wer geweckt wird und\u00a0was\u00a0folgt' },
    { icon: 'undo', words: 'Jede Eingabe lässt sich zurücknehmen' },
    { icon: 'check', words: 'Läuft ganz ohne Netz' },
  ],
  doors: 'Was jetzt?',
  continue: 'Weiterspielen',
  continueLine: (title, rest) => (rest ? `${title} · ${rest}` : title),
  waiting: {
    awake: (player, character) => (character ? `${player}, ${character}, ist wach` : `${player} ist wach`),
    step: (step) => `Als Nächstes: ${step}`,
    dawn: 'Alle haben gehandelt: Der Morgen kommt',
    talk: 'Die Stadt berät',
    block: (player) => `${player} steht zur Hinrichtung`,
    dusk: 'Der Tag ist vorbei: Der Abend kommt',
  },
  newGame: 'Neues Spiel',
  goOnSetup: 'Vorbereitung fortsetzen',
  demo: 'Eine Probenacht',
  demoHint: 'ein voller Tisch, ein Antippen',
  first: {
    title: 'Zum ersten Mal hier?',
    words: 'Sieh dich in einem laufenden Spiel um, oder setz deinen eigenen Kreis: Namen, Charaktere und Bluffs dauern etwa eine Minute.',
  },
  games: 'Deine Spiele',
  scripts: 'Skripte',
  reference: 'Nachschlagen',
  bringIn: 'Importieren',
  settings: 'Einstellungen',
  help: 'Hilfe',
  language: 'Sprache',
  install: 'Auf dieses Gerät holen',
  fine: 'Inoffiziell. Kostenlos. Bilder von Lorc, Delapouite, Skoll, DarkZaitzev und Sbed, CC BY 3.0',
  offline: 'Bereit ohne Netz',
  dropHere: 'Loslassen, um die Spiele dieser Datei zu importieren',
  close: 'Schließen',

  list: {
    title: 'Deine Spiele',
    back: 'Zurück zum Start',
    running: 'Laufend',
    ended: 'Beendet',
    setAside: 'Beiseitegelegt',
    none: 'Auf diesem Gerät ist noch kein Spiel.',
    all: 'Alle in einer Datei sichern',
    when,
    more: (title) => `Mehr zu „${title}“`,
  },

  game: {
    open: 'Öffnen',
    rename: 'Umbenennen',
    duplicate: 'Verdoppeln',
    save: 'Als Datei sichern',
    share: 'Teilen …',
    remove: 'Löschen',
    removeDamaged: 'Löschen …',
    newName: 'Name des Spiels',
    renameGo: (title) => (title ? `„${title}“ nennen` : 'Gib ihm erst einen Namen'),
    renamed: (title) => `Das Spiel heißt jetzt „${title}“.`,
    duplicated: (title) => `„${title}“ wurde kopiert.`,
    notDuplicated: (title) => `„${title}“ konnte nicht kopiert werden; es ist, wie es war.`,
    saved: (title) => `„${title}“ ist als Datei gesichert.`,
    notSaved: 'Es entstand keine Datei. Das Spiel ist, wie es war.',
    damaged:
      'Ein Teil dieses Spiels fehlt oder wurde verändert; es liegt unberührt beiseite. Du kannst seine Daten sichern, wie sie sind, oder öffnen, was noch zusammenhält, als neues Spiel.',
    raw: 'Daten als Datei sichern',
    rawCutOff: 'Beschädigte Daten als Datei sichern',
    rescue: 'Retten, was geht',
    rescued: 'Was übrig war, ist jetzt ein eigenes Spiel.',
    notRescued: 'Darin hält nichts mehr zusammen. Die Daten lassen sich noch als Datei sichern.',
    sure: 'Ein beschädigtes Spiel lässt sich nach dem Löschen nicht zurückholen. Sichere erst seine Daten, wenn sie dir etwas bedeuten.',
    sureGo: (title) => `„${title}“ endgültig löschen`,
    keepIt: 'Behalten',
  },

  files: {
    title: 'Spiele importieren',
    how: 'Wähle eine Datei, die Moonrise gesichert hat, zieh sie irgendwo auf die Startseite, oder füge ihren Text ein. Ein Spiel, das schon hier ist, wird erkannt.',
    choose: 'Datei wählen',
    paste: 'Oder den Text einer Datei einfügen',
    pasteHint: 'Inhalt einer Moonrise-Datei einfügen',
    take: 'Importieren',
    nothing: 'Das Feld ist noch leer. Füge erst den Text einer Moonrise-Datei ein.',
    failed: (name, because) => `„${name}“ wurde nicht importiert. ${because}`,
  },

  backup: {
    title: 'Sicherung',
    ended: (title) => `„${title}“ ist zu Ende. Als Datei behalten?`,
    running: (title) => `Von „${title}“ gibt es von heute keine Kopie außerhalb dieses Geräts.`,
    many: (count) => `Von ${count} Spielen gibt es keine Kopie außerhalb dieses Geräts.`,
    save: 'Als Datei sichern',
    saveAll: 'Alle in einer Datei sichern',
    share: 'Teilen …',
    later: 'Später',
    done: (count) => (count === 1 ? 'Das Spiel ist in einer Datei gesichert.' : 'Die Spiele sind in einer Datei gesichert.'),
  },

  keep: {
    title: 'Wo deine Spiele sind',
    mayForget: 'Safari löscht die Spiele einer Seite, die eine Woche lang nicht geöffnet wurde. Auf dem Home-Bildschirm bleiben sie.',
    mayForgetMac: 'Safari löscht die Spiele einer Seite, die eine Woche lang nicht geöffnet wurde. Im Dock bleiben sie.',
    blocked:
      'Dieser Browser kann für Moonrise gerade nichts speichern; in einem privaten Fenster ist das normal. Ein Spiel hält nur, bis diese Seite geschlossen wird; sichere es als Datei.',
    full: 'Dieses Gerät ist voll. Deine Spiele sind noch darauf: Schaffe etwas Platz, dann sind sie wieder da.',
    how: 'So bleiben sie',
    sheet: 'Deine Spiele behalten',
    touch: [
      'Tippe in Safari auf Teilen, das Quadrat mit dem Pfeil nach oben.',
      'Wähle „Zum Home-Bildschirm“, dann „Hinzufügen“.',
      'Öffne Moonrise von nun an vom Home-Bildschirm.',
    ],
    mac: [
      'Öffne in Safari das Menü „Ablage“.',
      'Wähle „Zum Dock hinzufügen …“, dann „Hinzufügen“.',
      'Öffne Moonrise von nun an aus dem Dock.',
    ],
    carry: 'Das Moonrise dort ist anfangs leer. Diese Datei bringt alle deine Spiele mit: sichern, Moonrise dort öffnen, importieren.',
    file: 'Alle Spiele in einer Datei sichern',
    nothingYet: 'Es gibt noch kein Spiel zum Mitnehmen.',
  },
}
