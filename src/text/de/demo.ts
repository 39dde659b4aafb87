import type { Text } from '../text'

export const demoText: Text['demo'] = {
  players: ['Anna', 'Bo', 'Cem', 'Dana', 'Emil', 'Fritzi', 'Gül', 'Hanno', 'Ida', 'Jule', 'Kim'],
  statement: 'Dana ist ein Scherge.',
  lesson: {
    label: 'So geht es',
    choose: {
      title: 'Im Kreis wählen',
      words: 'Tippe den Platz an, auf den gezeigt wird. Helle Plätze sind erlaubt; jeder andere sagt, warum nicht.',
    },
    undo: {
      title: 'Was folgt, und zurück',
      words: 'Moonrise rechnet aus, was folgt, und du kannst jede Zeile ändern. Vertippt? Zurück ist oben.',
    },
    hold: {
      title: 'Halten zum Zurückkehren',
      words: 'Das sieht die Person am Tisch. Halte den Mond eine Sekunde lang, und du bist zurück.',
    },
    own: {
      title: 'Jetzt ein eigenes Spiel?',
      words: 'Du hast eine Nacht und einen Tag geleitet. Den eigenen Kreis zu setzen dauert etwa eine Minute.',
    },
    gotIt: 'Verstanden',
    newGame: 'Neues Spiel',
    playOn: 'Hier bleiben',
  },
}
