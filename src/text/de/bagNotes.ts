import type { Text } from '../text'

export const bagNotes: Text['bagNotes'] = {
  outsidersAny: '{who} bestimmt die Zahl der Außenseiter: Wähle sie.',
  minionsLater: 'Mit {who} wird kein Scherge ausgeteilt: Die Schergen entstehen in der ersten Nacht.',
  noDemon: 'Mit {who} wird kein Dämon ausgeteilt.',
  adds: '{who} bringt {other} ins Spiel.',
  copies: '{who} kann bis zu {count}-mal im Spiel sein.',
  most: 'Mehr als die Hälfte am Tisch ist {who}: Wähle, wie viele. Schergen gibt es keine.',
  noEvil: 'Mit {who} ist niemand böse: Wähle beliebige gute Charaktere.',
  duplicates: 'Mit {who} können gute Charaktere mehrfach im Spiel sein: Wähle, welche.',
}
