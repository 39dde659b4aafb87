import type { Text } from '../text'

export const momentText: Text['moment'] = {
  covered: 'Grimoire abgedeckt',
  coverHold: 'Zum Aufdecken halten',
  coverHow: 'Halte kurz, um das Grimoire wieder zu sehen',
  lookingAt: 'Du siehst einen anderen Moment dieses Spiels.',
  returnToNow: 'Zurück ins Jetzt',
  goBackHere: 'Von hier aus weiter …',
  goBackSure: 'Ja, von hier aus',
  goBackAsk: 'Was danach kam, bleibt im Verlauf, und du kannst dorthin zurückkehren.',
  following: 'Ein anderes Fenster führt dieses Spiel; dieses hier folgt.',
  takeOver: 'Hier übernehmen',
}
