import type { Text } from '../text'

export const keepingText: Text['keeping'] = {
  mayVanish: {
    private:
      'Das sieht nach einem privaten Fenster aus: Der Browser löscht die Spiele, wenn es geschlossen wird. Sichere das Spiel als Datei, oder nimm ein normales Fenster.',
    safari:
      'Safari löscht die Spiele einer Seite, die sieben Tage lang nicht geöffnet wurde. Hol Moonrise auf den Home-Bildschirm oder ins Dock, oder sichere jedes Spiel als Datei.',
    evictable:
      'Dieser Browser löscht vielleicht Spiele, wenn auf dem Gerät der Platz ausgeht. Installiere Moonrise, oder sichere jedes Spiel als Datei oder in einen Ordner (Einstellungen).',
  },
  understood: 'In Ordnung',
  cleared:
    'Der Browser hat die Spiele gelöscht, die auf diesem Gerät waren. Hast du sie in einer Datei oder einem Sicherungsordner, importiere sie.',

  folder: {
    choose: 'Ordner für Sicherungen wählen',
    ready: (name) => `Jedes Spiel wird am Morgen und am Ende in den Ordner „${name}“ gesichert.`,
    asks: (name) => `Der Browser will noch einmal dein Wort, bevor Moonrise in „${name}“ schreiben darf.`,
    allow: 'Wieder erlauben',
    stop: 'Diese Sicherungen beenden',
    failed: 'Die Sicherung konnte nicht in den Ordner geschrieben werden. Sieh in den Einstellungen unter „Spiele auf diesem Gerät“ nach.',
    restore: 'Aus diesem Ordner importieren',
  },
  ended: 'Das Spiel ist zu Ende. Behalte eine Kopie außerhalb dieses Geräts.',
  share: 'Teilen …',

  report: {
    make: 'Problembericht sichern',
    hint: 'Eine Datei mit Fehlern, Versionen, dem Zustand des Speichers und der Art der letzten Eingaben. Sie enthält keine Namen und keine Geheimnisse und geht nur dorthin, wohin du sie schickst.',
    made: 'Der Bericht ist als Datei gesichert.',
    name: 'moonrise-bericht',
  },
  wrong: {
    title: 'Etwas ist schiefgegangen',
    saved: 'Jede Eingabe bis hierher ist gesichert.',
    unsaved: 'Einige Eingaben sind noch nicht gesichert. Sichere das Spiel als Datei, bevor du neu lädst.',
    reload: 'Neu laden',
    file: 'Spiel als Datei sichern',
    close: 'Trotzdem weiter',
  },
}
