import type { Text } from '../text'
import { listOf } from './listOf'
import { count } from './setupCount'

export const setupSecrets: Text['setup']['secrets'] = {
  intro: 'Was du vor der ersten Nacht festlegst. Alles davon lässt sich später ändern.',
  belief: (name) => `Geglaubter Charakter: ${name}`,
  beliefPick: (name) => `Wofür hält sich ${name}?`,
  beliefNone: 'nichts mehr übrig',
  notClaimed: 'behauptet niemand',
  believed: 'dafür hält sich schon jemand',
  bluffsPick: 'Drei gute Charaktere, die nicht im Spiel sind',
  falseBluffsPick: 'Drei gute Charaktere zum Zeigen',
  bluffs: 'Bluffs des Dämons',
  falseBluffs: (name) => `Gezeigte Bluffs: ${name}`,
  replaced: (now, old) => `Neu: ${now}. Gewählt war ${old}, jetzt im Beutel.`,
  real: { minion: (name) => `${name} ist ein echter Scherge.`, demon: (name) => `${name} ist der echte Dämon.` },
  noInfo: (from) =>
    `Weniger als ${from} Personen (Reisende nicht gezählt): Die Bösen erfahren nichts voneinander, und es gibt keine Bluffs.`,
  traveller: (name) => `${name}, auf Reisen`,
  side: (name) => `Seite von ${name}`,
  strangers: (names) =>
    names.length === 1
      ? `${listOf(names)}: Auf Reisen als welcher Charakter, und auf welcher Seite?`
      : `${listOf(names)}: Auf Reisen als welche Charaktere, und auf welcher Seite?`,
  strangersFix: 'Vorschlagen',
  noTraveller: 'noch nicht gewählt',
  travellerPick: (name) => `Als welcher Charakter reist ${name}?`,
  undealt: (n) => `${count(n, 'Person hat', 'Personen haben')} noch keinen Charakter`,
  undealtFix: 'Rest austeilen',
  nobody: 'niemand',
  begin: 'Erste Nacht beginnen',
  beginAnyway: 'Trotzdem beginnen …',
  beginWarn: 'Trotzdem beginnen?',
  beginWhy: 'Die erste Nacht beginnt so, wie es ist. Jeder Platz lässt sich im Grimoire ändern.',
  beginDo: 'So beginnen',
  beginStay: 'Zurück zu Bluffs & Geheimnissen',
  saving: 'Der Tisch wird gedeckt …',
  gameTitle: (names, script) => {
    const [first, second] = names.filter((name) => name !== '')
    return first && second ? `${first}, ${second} und andere` : script
  },
  notOnScript: 'nicht im Skript',
  plans: {
    show: {
      townsfolk: 'ein Bürger',
      outsider: 'ein Außenseiter',
      minion: 'ein Scherge',
      demon: 'ein Dämon',
      good: 'ein guter Charakter',
      townsfolkOrMinion: 'ein Bürger oder Scherge',
    },
    turn: { townsfolk: 'ein böser Bürger' },
    write: { ability: 'deine eigene Fähigkeit', word: 'das geheime Wort', phrase: 'der geheime Satz', rule: 'die Regel', goal: 'das Ziel' },
  },
  planRow: (character, what) => `${character}: ${what}`,
  notYet: 'noch nicht gewählt',
  planUndo: 'Geheimnis',
  undo: { belief: 'Glaube', bluffs: 'Die Bluffs', traveller: 'Auf Reisen' },
}
