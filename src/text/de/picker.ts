import type { Text } from '../text'

export const pickerText: Text['picker'] = {
  close: 'Schließen',
  done: (n, of) => `Diese ${n === of ? n : `${n} von ${of}`} nehmen`,
  full: (n) => `${n} sind gewählt. Tippe erst davon etwas an, um es herauszunehmen.`,
  inPlay: 'im Spiel',
  minion: 'ein echter Scherge',
  demon: 'der echte Dämon',
}
