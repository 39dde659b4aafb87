import type { FileFault } from '@/storage/fileFault'
import type { Text } from '../text'

const place = ({ game, entry, where }: FileFault): string =>
  [game && (/^\d+$/.test(game) ? `Spiel ${game}` : `Spiel „${game}“`), entry && `Eintrag ${entry}`, where && `„${where}“`]
    .filter(Boolean)
    .join(', ')

const sentences: Record<FileFault['code'], (fault: FileFault) => string> = {
  empty: () => 'Es steht nichts darin.',
  'too-big': () => 'Sie ist größer als 20 MB; so groß wird kein Spiel von Moonrise.',
  unreadable: () => 'Dieses Gerät konnte die Datei nicht lesen.',
  'not-json': () => 'Es ist keine vollständige Moonrise-Datei: Sie wurde unterwegs gekürzt oder verändert.',
  'not-ours': () => 'Es ist eine andere Art von Datei. Dateien von Moonrise enden auf „.moonrise.json“.',
  newer: () => 'Ein neueres Moonrise hat sie geschrieben. Aktualisiere dieses und versuche es noch einmal.',
  'no-games': () => 'Es ist eine Moonrise-Datei ohne ein einziges Spiel.',
  'too-many-games': () => 'Sie enthält mehr als 500 Spiele. Importiere sie in mehreren Dateien.',
  'odd-keys': () => 'Sie enthält Namen, die keine Moonrise-Datei hat; ihr wird nicht getraut.',
  'too-deep': () => 'Sie ist tiefer verschachtelt als jede Moonrise-Datei; ihr wird nicht getraut.',
  'too-long': () => 'Sie enthält einen Text, der länger ist als jeder in einer Moonrise-Datei.',
  'bad-game': (fault) => `Sie wurde verändert oder beschädigt: Hier fehlt etwas oder ist falsch: ${place(fault)}.`,
  'too-many-entries': (fault) => `Sie enthält mehr Eingaben, als ein Spiel haben kann: ${place(fault)}.`,
  'bad-entry': (fault) => `Sie wurde verändert oder beschädigt: nicht lesbar ist ${place(fault)}.`,
  'bad-order': (fault) => `Sie wurde verändert oder beschädigt: Die Reihenfolge stimmt nicht bei ${place(fault)}.`,
  'bad-parent': (fault) => `Sie wurde verändert oder beschädigt: ${place(fault)} folgt auf etwas, das nicht davor steht.`,
  'bad-place': (fault) => `Sie wurde verändert oder beschädigt: Die Stelle, an der das Spiel stand, fehlt in ${place(fault)}.`,
  'unknown-script': (fault) => `Sie nutzt ein Skript, das Moonrise nicht kennt: ${place(fault)}.`,
  'unknown-seat': (fault) => `Sie wurde verändert oder beschädigt: Sie nennt einen Platz, den es am Tisch nicht gibt, bei ${place(fault)}.`,
  'doubled-seat': (fault) => `Sie wurde verändert oder beschädigt: Ein Platz ist zweimal am Tisch, bei ${place(fault)}.`,
  'too-many-seats': (fault) => `Sie setzt mehr Personen, als um einen Tisch passen: ${place(fault)}.`,
  'unknown-character': (fault) => `Sie nennt einen Charakter, den Moonrise nicht kennt: ${place(fault)}.`,
  'cannot-be-played': (fault) => `Sie wurde verändert oder beschädigt: ${place(fault)} ergibt kein Spiel.`,
}

export const filesText: Text['files'] = {
  fault: (fault) => sentences[fault.code](fault),
  nothingChanged: 'Nichts wurde importiert. Deine Spiele sind, wie sie waren.',
  notKept: (brought, of) =>
    brought
      ? `Importiert: nur ${brought} von ${of} Spielen. Mehr kann dieses Gerät gerade nicht speichern.`
      : 'Dieses Gerät kann gerade nichts speichern.',
  reading: 'Eine große Datei wird gelesen …',
  stop: 'Anhalten',
  stopped: (brought) => (brought ? `Angehalten. Vorher importierte Spiele: ${brought}.` : 'Angehalten.'),
  allGames: 'alle-spiele',
  oneGame: 'spiel',
  damagedGame: 'beschaedigtes-spiel',
  shareTitle: (title) => `${title} – Moonrise`,
  brought: {
    new: (title) => `„${title}“ ist dazugekommen.`,
    same: (title) => `„${title}“ war schon da.`,
    behind: (title) => `„${title}“ ist schon da, und weiter als in der Datei.`,
    ahead: (title) => `„${title}“ geht weiter, wo die Datei aufhörte.`,
    copy: (title) => `„${title}“ ging hier anders weiter; das Spiel aus der Datei steht nun daneben.`,
  },
  manyBrought: (count) => `${count} Spiele sind dazugekommen.`,
  fromFile: (title) => `${title} (aus einer Datei)`,
}
