import type { Text } from '../text'
import { between, listOf } from './listOf'
import { votesToExecute } from './votes'

const they = (names: readonly string[], one: string, many: string) => `${listOf(names)} ${names.length === 1 ? one : many}`

export const dawnText: Text['dawn'] = {
  between,
  title: (day) => `Der Morgen von Tag ${day}`,
  aloud: 'Laut sagen',
  quotes: ['„', '“'],
  eyes: 'Alle öffnen die Augen.',
  inTheNight: 'In der Nacht gestorben: ',
  died: '.',
  nobodyDied: 'In der Nacht ist niemand gestorben.',
  liveAgain: (names) => `${they(names, 'lebt', 'leben')} wieder.`,
  ghost: (seat) => `Platz\u00a0${seat} · hat eine Geisterstimme`,
  back: (seat) => `Platz\u00a0${seat} · lebt wieder`,
  only: 'Nur für dich',
  saysWhat: 'Bevor du sprichst: sagen oder verschweigen?',
  counts: (alive, votes) => `${alive} leben, ${votesToExecute(votes)}`,
  looksDead: (names) => `${they(names, 'gilt', 'gelten')} nur als tot.`,
  owes: (name) => `${name} muss vor allen jemanden wählen`,
  thenChooses: (names) => `dann ${names.length === 1 ? 'wählt' : 'wählen'} ${listOf(names)}`,
  owesHow: 'Gleich nachdem die Toten verkündet sind: eine lebende Person, vor allen.',
  begin: (day) => `Tag ${day} beginnen`,
  shroud: (names) => `Leichentuch für ${listOf(names)}`,
  shroudOff: (names) => `kein Leichentuch mehr für ${listOf(names)}`,
  nothing: 'keine Leichentücher',
  thenToo: '; ',
  toNight: 'Zurück zur Nacht',
  change: 'Einen Tod ändern',
  changeTitle: 'Wer ist heute Nacht gestorben?',
  changeHow: 'Dein Wort gilt: Tippe eine Person an, um es zu ändern.',
  close: 'Schließen',
  diedTonight: 'stirbt heute Nacht',
  livesOn: 'lebt',
  wasDead: 'schon vorher tot',
  hint: 'Zehn Sekunden Stille, bevor jemand die Augen öffnet: So merkt niemand, wer zuletzt wach war.',
}
