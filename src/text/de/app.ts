import type { Text } from '../text'

export const appText: Text['app'] = {
  notices: 'Hinweise',
  dismiss: 'Schließen',
  update: 'Ein neues Moonrise ist bereit, wann immer du es bist.',
  takeUpdate: 'Jetzt nutzen',
  memoryOnly:
    'Auf diesem Gerät kann gerade nichts gespeichert werden; wird Moonrise geschlossen, ist dieses Spiel weg. Sichere es als Datei.',
  outdated: 'Ein neueres Moonrise führt dieses Spiel in einem anderen Fenster. Lade neu, um hier weiterzumachen.',
  reload: 'Neu laden',
  deleted: 'Dieses Spiel wurde in einem anderen Fenster gelöscht.',
  keepGame: 'Behalten',
  rewritten:
    'Die Daten dieses Spiels wurden gelöscht, während es offen war. Es wird gerade aus dem Speicher neu gesichert. Fehlen andere Spiele, importiere sie aus einer Datei.',
  missing: 'Dieser Teil von Moonrise ist noch nicht auf dem Gerät, und das Netz antwortet nicht. Versuche es gleich noch einmal.',
  saveFile: 'Als Datei sichern',
  wakes: (wakes, who, as) => (wakes ? `${who} wecken, ${as}` : `${who}, ${as}, schläft weiter`),
  impaired: 'Ohne Fähigkeit',
}
