import type { Text } from '../text'
import { longDay } from './dates'

export const libraryText: Text['library'] = {
  unnamed: 'Ein Spiel ohne Namen',
  damaged: 'Beschädigt: Es lässt sich nicht öffnen, aber seine Daten lassen sich als Datei sichern',
  cutOff:
    'Das Ende dieses Spiels war beschädigt. Es ist beim letzten lesbaren Eintrag geöffnet; prüfe, wo es steht. Was beschädigt war, ist aufgehoben und lässt sich als Datei sichern.',
  saveCutOff: 'Beschädigte Daten sichern',
  newTitle: longDay,
  copyOf: (title) => `${title} (Kopie)`,
  rescued: (title) => `${title} (gerettet)`,
  demoTitle: 'Ein Spiel zum Ausprobieren',
  deleted: (title) => `„${title}“ wurde gelöscht.`,
  bringBack: 'Zurückholen',
  openIt: 'Öffnen',
}
