import type { Text } from '../text'

export const referenceText: Text['reference'] = {
  title: 'Nachschlagen',
  back: 'Zurück',
  close: 'Nachschlagen schließen',
  pages: { characters: 'Charaktere', first: 'Erste Nacht', other: 'Weitere Nächte', counts: 'Anzahlen' },
  pagesLabel: 'Seiten zum Nachschlagen',
  search: 'Suchen',
  searchHint: 'Ein Name oder Wort: betrunken, stirbt …',
  nothing: (words) => `Hier kommt „${words}“ nicht vor.`,
  namesWays: { sheet: 'Wie auf dem Blatt', published: 'Wie veröffentlicht' },
  order: 'Nachtreihenfolge',
  someone: (character) => character,
  alsoCalled: (name) => `auch ${name} genannt`,
  teams: { townsfolk: 'Bürger', outsider: 'Außenseiter', minion: 'Schergen', demon: 'Dämonen', traveller: 'Reisende' },
  side: { townsfolk: 'gut', outsider: 'gut', minion: 'böse', demon: 'böse', traveller: 'jede Seite' },
  reminders: 'Marker',
  sleeps: 'niemand wird geweckt',
  residents: 'Personen',
  countsNote: 'Reisende werden nicht gezählt. Mehr als 15? Die übrigen kommen als Reisende dazu, höchstens fünf.',
  countsShift: (name, by) => {
    if (by.length === 2 && by.includes(-1) && by.includes(1))
      return `Mit ${name}: ein Außenseiter mehr oder weniger, und ein Bürger weniger oder mehr. Die gedruckte Zeile gilt dann nicht; hat sie keine Außenseiter, kann es nur einer mehr sein.`
    const ways = by.map((n) => (n === 0 ? 'so viele Außenseiter wie gedruckt' : `${Math.abs(n)} ${n > 0 ? 'mehr' : 'weniger'}`))
    return `Mit ${name}: ${ways.join(', oder ')}${by.includes(0) ? '' : ' (Außenseiter)'}. Bürger gleichen es aus.`
  },
  countsInfo: (from) =>
    `Ab ${from} Personen erfahren die Schergen und der Dämon voneinander, und der Dämon bekommt drei gute Charaktere gezeigt, die nicht im Spiel sind.`,
  fixed: {
    dusk: ['Alle schließen die Augen.', 'Was bis zur Abenddämmerung gilt, endet jetzt. Warte etwa zehn Sekunden.'],
    travellers: [
      'Reisende, die heute Nacht handeln, handeln jetzt.',
      'Wer böse auf Reisen ist, bekommt in der ersten eigenen Nacht den Dämon gezeigt.',
    ],
    'minion-info': ['Ab {from} Personen: Die Schergen sehen einander an.', 'Zeige, wer der Dämon ist.'],
    'demon-info': [
      'Ab {from} Personen: Der Dämon erfährt die Schergen.',
      'Zeige auf jeden von ihnen, dann zeige drei gute Charaktere, die nicht im Spiel sind.',
    ],
    dawn: [
      'Warte einen Moment, dann öffnen alle die Augen.',
      'Sag, wer gestorben ist, alle auf einmal und ohne das Wie; dann, wer wieder lebt.',
    ],
  },
  print: 'Drucken',
  printPlayers: 'Blatt für den Tisch',
  printNights: 'Nachtblätter',
  unofficial: 'Inoffiziell. Fähigkeiten in unseren eigenen Worten. Bilder: game-icons.net, CC BY 3.0.',
  storytellerSheet: (night) => `${night} · Spielleitung`,
}
