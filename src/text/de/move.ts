import type { Text } from '../text'

const games = (count: number): string => (count === 1 ? '1 Spiel' : count === 0 ? 'Kein Spiel' : `${count} Spiele`)

export const moveText: Text['move'] = {
  title: 'Spiele dieser Adresse',
  why: 'Ein Browser hält Spiele nach Adresse getrennt. Eine andere Adresse, auch desselben Computers, sieht die Spiele dieser nicht.',
  here: (count, place) => `${games(count)} unter ${place}`,
  arrived: (here, expected) =>
    here >= expected
      ? `Unter der anderen Adresse gesichert: ${games(expected)}; hier: ${here}. Nichts fehlt.`
      : `Unter der anderen Adresse gesichert: ${games(expected)}; hier: ${here}. Lade unten die Datei.`,
  save: {
    title: 'Mitnehmen',
    words: 'Eine Datei enthält alle Spiele, die Einstellungen und die gemerkten Kreise. Hier wird nichts entfernt.',
    act: 'Eine Datei sichern',
    none: 'Hier gibt es noch nichts zu sichern.',
    done: (count) => `In der Datei: ${games(count)} und die Einstellungen. Lade sie jetzt unter der anderen Adresse.`,
    next: (place) => `Weiter unter ${place}`,
  },
  load: {
    title: 'Hereinholen',
    words: 'Lade die Datei, die unter der anderen Adresse gesichert wurde. Ein Spiel, das schon hier ist, bekommt nur, was danach kam.',
    act: 'Datei laden',
    settings: 'Die Einstellungen sind mitgekommen.',
  },
  door: 'Spiele zu einer anderen Adresse mitnehmen',

  plain: {
    label: 'Diese Adresse ist nicht sicher',
    words:
      'Unter dieser Adresse braucht Moonrise ständig das Netz, lässt sich nicht installieren, und der Bildschirm wird vielleicht von selbst dunkel.',
    tablet: 'So änderst du das',
    elsewhere: 'Eine Adresse, die mit https beginnt, ändert das.',
    games: 'Spiele dieser Adresse',
  },
}
