import type { Text } from '../text'

export const watchText: Text['watch'] = {
  title: 'Die Stadt',
  none: 'Hier wird keine Stadt gezeigt',
  noneHint: 'Bitte die Spielleitung um den Code, und halte deine Kamera darauf.',
  waiting: 'Warten auf die Spielleitung',
  waitingHint:
    'Die Stadt erscheint, sobald das Spiel geöffnet ist. Falls nicht, scanne den Code noch einmal: vielleicht gibt es einen neuen.',
  ended: 'Es wird nicht mehr geteilt, oder es gibt einen neuen Code: scanne ihn. So war es zuletzt.',
  distrusted: 'Der Server zeigt eine ältere Stadt als zuvor. Sie wird hier nicht gezeigt.',
  sheet: 'Charaktere',
  fullScreen: 'Bildschirm füllen',
  lost: {
    server: (minutes) =>
      `Nicht verbunden; alle paar Sekunden ein neuer Versuch. So war es ${minutes < 1 ? 'gerade eben.' : `vor ${minutes} Min.`}`,
    storyteller: (minutes) =>
      `Das Gerät der Spielleitung ist nicht verbunden. So war es ${minutes < 1 ? 'gerade eben.' : `vor ${minutes} Min.`}`,
    runner: (minutes) =>
      `Das Gerät, das dieses Spiel führt, ist nicht verbunden. So war es ${minutes < 1 ? 'gerade eben.' : `vor ${minutes} Min.`}`,
    full: (minutes) =>
      `Dieses Spiel ist für den Server zu groß geworden. So war es ${minutes < 1 ? 'gerade eben.' : `vor ${minutes} Min.`}`,
  },
}
