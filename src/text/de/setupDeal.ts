import type { Text } from '../text'
import { listOf } from './listOf'
import { count } from './setupCount'

type Setup = Text['setup']

export const setupDeal: Setup['deal'] = {
  how: 'Wie werden die Plättchen ausgeteilt?',
  ways: {
    random: ['Zufällig', 'Moonrise teilt aus, nur du siehst hin'],
    hand: ['Von Hand', 'erst ein Plättchen antippen, dann einen Platz'],
    pass: ['Tablet herumgeben', 'alle ziehen verdeckt und sehen eine Karte'],
    bag: ['Aus einem echten Beutel', 'was hineinkommt, dann wer was gezogen hat'],
  },
  again: 'Neu austeilen',
  dealt: (n, of) => `${n} von ${of} ausgeteilt`,
  tray: 'Noch auszuteilen',
  trayEmpty: 'Jedes Plättchen hat einen Platz. Tippe zwei Plätze an, um ihre Charaktere zu tauschen.',
  tapSeat: (name) => `Tippe jetzt den Platz an: ${name}.`,
  tapToken: 'Tippe ein Plättchen an, dann einen Platz.',
  ring: 'Plätze',
  seatLabel: (n, player, character) => `Platz ${n}, ${player}, ${character ?? 'noch nichts'}`,
  back: 'Zurück in die Schale',
  pack: 'Das kommt in den Beutel',
  packFalse: (fooled, demon) => `Statt ${fooled} kommt ${demon} hinein, so gekennzeichnet, dass nur du es unterscheiden kannst.`,
  packed: (n, of) => `${n} von ${of} im Beutel`,
  packedNext: 'Alles ist drin: eintragen, wer was gezogen hat',
  rest: 'Den Rest zufällig austeilen',
  next: 'Bluffs & Geheimnisse',
  passWhy:
    'Gib das Tablet der ersten Person. Alle ziehen nacheinander ein Plättchen, sehen es allein, verdecken es mit einem Antippen und geben das Tablet weiter. Halte den Mond, um zu deiner eigenen Ansicht zurückzukehren.',
  passStart: 'Tablet herumgeben',
  undo: { random: 'Austeilen', give: 'Austeilen', back: 'Zurücknehmen', pack: 'Packliste', rest: 'Rest austeilen' },
}

export const setupPass: Setup['pass'] = {
  to: 'Das Tablet ist für',
  iAm: (name) => `Ich bin ${name}`,
  someoneElse: 'Ich bin jemand anders',
  whoHas: 'Wer hat das Tablet?',
  drawn: 'hat gezogen',
  pick: (name) => `${name}, nimm eines`,
  pickHint: 'Niemand sonst sollte den Bildschirm sehen.',
  notMe: 'Ich bin nicht dran',
  token: (n) => `Verdecktes Plättchen ${n}`,
  youAre: 'Du bist',
  hide: 'Verdecken',
  covered: (name) => `${name} hat gezogen`,
  coveredWhy: 'Die Karte wurde verdeckt, weil jemand den Bildschirm verlassen hat.',
  passOn: (name) => `Das Tablet ist für ${name}.`,
  lookAgain: (name) => `${name}: halten, um noch einmal zu sehen`,
  again: (name) => `${name}, sieh noch einmal hin`,
  look: (name) => `${name}: halten zum Ansehen`,
  doneLooking: 'Gesehen. Weitergeben',
  back: 'Alle haben gezogen',
  backHint: 'Bitte gib das Tablet zurück.',
  storyteller: 'Spielleitung: halten',
  storytellerHow: 'Halte eine Sekunde lang, um zu sehen, wer gezogen hat.',
  overview: 'Wer gezogen hat',
  waiting: 'wartet',
  takeBack: (name) => `${name} zieht noch einmal`,
  goOn: 'Weiter herumgeben',
  stop: 'Halten, um hier aufzuhören und den Rest selbst auszuteilen',
  open: 'Halten, um zu sehen, wer was gezogen hat',
  notYet: 'Noch nicht',
  openHow: 'Zeigt jeden Charakter. Halte es so, dass nur du den Bildschirm siehst.',
  progress: (n, of) => `${n} von ${of} haben gezogen`,
}

export const setupTwoSeats: Setup['twoSeats'] = {
  tap: (name) => `${name}: Tippe einen anderen Platz an.`,
  label: 'Was der zweite Platz bewirkt',
  ways: { characters: 'Charaktere tauschen', swap: 'Plätze tauschen', move: 'Dorthin setzen' },
  done: {
    characters: (a, b) => `${listOf([a, b])} haben die Charaktere getauscht.`,
    swap: (a, b) => `${listOf([a, b])} haben die Plätze getauscht.`,
    move: (a, b) => `${a} sitzt, wo ${b} saß.`,
  },
  undo: { characters: 'Charaktere tauschen', swap: 'Plätze tauschen', move: 'Umsetzen' },
}

export const setupChanged: Setup['changed'] = {
  shown: (name, had, now) =>
    now
      ? `${name} hat ${had} gesehen und sollte jetzt ${now} sehen.`
      : `${name} hat ${had} gesehen. Das nächste Plättchen, das du hineinlegst, kommt hierher.`,
  dealt: (name, had, now) =>
    now ? `${name} hatte ${had} und hat jetzt ${now}.` : `${name} hatte ${had}. Das nächste Plättchen, das du hineinlegst, kommt hierher.`,
  showAgain: (name) => `${name} zeigen`,
  knows: (name) => `${name} weiß es`,
  undo: 'Gesagt',
  cost: (n) =>
    `${count(n, 'Person hat ihren Charakter', 'Personen haben ihren Charakter')} schon gesehen. Wer einen anderen bekommt, muss ihn neu sehen; Moonrise führt die Liste.`,
  drawTitle: 'Einen neuen Beutel ziehen?',
  drawDo: 'Neuen Beutel ziehen',
  drawStay: 'Diesen Beutel behalten',
  dealTitle: 'Alles neu austeilen?',
  dealDo: 'Neu austeilen',
  dealStay: 'So lassen',
}
