import type { Text } from '../text'

export const wrongWayText: Text['wrongWay'] = {
  missing: 'Dieses Spiel ist nicht auf diesem Gerät.',
  damaged: 'Dieses Spiel ist beschädigt und liegt beiseite. Seine Daten lassen sich von seiner Karte aus als Datei sichern.',
  newer: 'Ein neueres Moonrise hat dieses Spiel gesichert. Aktualisiere Moonrise, um es zu öffnen.',
  script: 'Dieses Spiel nutzt ein Skript, das diese Version nicht kennt. Es bleibt, wie es ist.',
  unreachable: 'Die Charaktere dieses Spiels sind noch nicht auf dem Gerät, und das Netz antwortet nicht. Versuche es gleich noch einmal.',
  blocked: 'Dieser Browser lässt Moonrise seine Spiele nicht lesen.',
  page: 'Diese Seite gibt es nicht. Das ist der Start.',
}
