import type { Text } from '../text'

export const handText: Text['hand'] = {
  tapRing: 'Tippe an, auf wen gezeigt wird, falls überhaupt.',
  chooseFirst: 'Tippe erst die Person im Kreis an.',
  reminders: 'Marker für die Gewählten',
  acts: {
    dies: 'Stirbt',
    returns: 'Kehrt zurück',
    becomes: 'Charakter',
    good: 'Wird gut',
    evil: 'Wird böse',
    names: 'Nennt einen',
    tell: 'Sagen',
    card: 'Karte',
    note: 'Notiz',
  },
  becomes: 'Welcher Charakter jetzt?',
  yes: 'Ja',
  no: 'Nein',
  wordsLabel: 'Was du sagst',
  noteLabel: 'Eine Notiz für dich',
  told: 'Gesagt',
  write: 'Schreiben',
  back: 'Zurück',
  lives: 'So wie es ist',
  leave: 'Nichts tun',
}
