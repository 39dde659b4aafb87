import type { Text } from '../text'
import { listOf } from './listOf'

export const nightDialogText: Text['nightDialog'] = {
  why: 'Warum?',
  impaired: (player) => `${player} hat keine Fähigkeit`,
  impairedHow: 'Geh alles durch wie sonst; es hat keine Wirkung.',
  rowDoNow: 'Jetzt ausführen',
  rowChange: 'Berichtigen',
  rowAgain: 'Noch einmal',
  rowReopen: 'Doch ausführen',
  rowSkip: 'Heute auslassen',
  rowWoken: 'Ausgelassen, aber geweckt',
  rowCards: 'Karte noch einmal zeigen',
  rowBack: 'Zurück zur Reihenfolge',
  character: 'Welcher Charakter?',
  teams: { townsfolk: 'Bürger', outsider: 'Außenseiter', minion: 'Schergen', demon: 'Dämonen', traveller: 'Reisende' },
  seen: 'Verstanden',
  silence: 'Zehn Sekunden Stille',
  wholeSheetTitle: (first) => (first ? 'Die erste Nacht, jede Zeile' : 'Weitere Nächte, jede Zeile'),
  notInPlay: 'nicht im Spiel',
  addWakeTitle: 'Heute Nacht noch jemanden wecken',
  addWakeWhat: 'Wofür?',
  addWakeDefault: 'Noch einmal',
  addWakeFor: (player) => `${player} wecken`,
  close: 'Schließen',
  untold: (player) => `${player} wecken`,
  untoldWhy: 'wegen dessen, was eben geschah',
  untoldAlignment: (player, side) => `${player} ist von nun an ${side === 'good' ? 'gut' : 'böse'} und muss es erfahren.`,
  untoldCards: (player) => `Das muss ${player} gezeigt werden:`,
  cardLine: (title, shown) => {
    const told = shown.filter(({ length }) => length).map(listOf)
    return told.length ? `${title}: ${told.join(', ')}` : title
  },
  cardFor: (player) => `Für ${player} · `,
  sides: { good: 'gut', evil: 'böse' },
  untoldShow: (player) => `${player} die Karte zeigen`,
  untoldKnown: 'Schon gesagt',
  ask: 'Du entscheidest',
  askNow: 'bevor die Nacht weitergeht',
  askLater: 'Heute Nacht offen lassen',
}
