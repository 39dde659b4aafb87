import type { Text } from '../text'

export const helpText: Text['help'] = {
  title: 'Hilfe',
  what: {
    title: 'Was Moonrise ist',
    words: [
      'Moonrise ist das Grimoire der Spielleitung für Bad Moon Rising, für ein Spiel am Tisch. Es hält die Plättchen und kennt die Regeln: wer geweckt wird, wer gewählt werden darf, was folgt und warum.',
      'Du leitest das Spiel, Moonrise führt Buch. Jeder Vorschlag hat einen Grund und lässt sich an Ort und Stelle ändern, alles lässt sich von Hand setzen, und was deine Entscheidung ist, bleibt deine.',
    ],
  },
  moments: {
    title: 'Drei Momente',
    list: [
      {
        icon: 'people',
        title: 'Vor dem Spiel',
        words:
          'Sag, wer mitspielt, zieh oder wähle die Charaktere, teil sie zufällig, von Hand oder reihum mit dem Tablet aus und lege Bluffs und Geheimnisse fest. Was am Beutel nicht stimmt, steht in einer Liste, mit einem Weg, es zu richten.',
      },
      {
        icon: 'moon',
        title: 'Die Nacht',
        words:
          'Die Leiste zeigt immer einen Schritt: wer geweckt wird, wo die Person sitzt, was sie tut. Tippe im Kreis an, auf wen gezeigt wurde: Das letzte Antippen erledigt den Schritt, was daraus folgte, steht oben, und Zurück nimmt es zurück. Wer heute Nacht nichts zu tun hat, schläft weiter, mit dem Grund dafür.',
      },
      {
        icon: 'undo',
        title: 'Die Berichtigung',
        words:
          'Zurück sagt, was es zurücknimmt. Der Verlauf zeigt jeden früheren Moment; von dort kehrst du wieder oder machst dort weiter. Ein erledigter Schritt lässt sich wieder öffnen und ändern; was davon abhängt, folgt, und nichts geht je verloren.',
      },
    ],
  },
  gestures: {
    title: 'Mit dem Finger',
    list: [
      {
        does: 'Einen Platz antippen',
        words:
          'wählt ihn, wenn gerade eine Person gefragt ist. Am Tag nominiert es, und ein zweites Antippen öffnet den Platz. Sonst öffnet es den Platz.',
      },
      {
        does: 'Einen Platz gedrückt halten',
        words: 'öffnet ihn jederzeit: wer dort sitzt, warum die Person betrunken oder sicher ist, und alles, was von Hand geht.',
      },
      { does: 'Einen Marker antippen', words: 'fächert alle Marker auf diesem Platz auf und sagt, woher sie kommen.' },
      {
        does: 'Einen Marker oder Platz ziehen',
        words:
          'verschiebt ihn. Am Tag nominiert ein Zug von Platz zu Platz; in der Nacht wählt er beide, wo zwei Personen gefragt sind. Alles geht auch ohne Ziehen, vom Blatt des Platzes aus.',
      },
      { does: 'Einen dunklen Platz antippen', words: 'sagt, warum er nicht gewählt werden darf, und lässt dich ihn trotzdem wählen.' },
      {
        does: 'Den Ring einer Karte halten',
        words: 'eine Sekunde lang, um das Tablet zurückzunehmen: Aus Versehen verlässt niemand eine Karte.',
      },
      {
        does: 'Abdecken',
        words:
          'verbirgt alles mit einer Berührung. Halte das Auge, um es aufzuheben. Das Grimoire deckt sich auch selbst ab, wenn du die App verlässt, wenn es eine Weile niemand berührt und wenn das Tablet mit dem Bildschirm nach unten liegt.',
      },
    ],
  },
  keys: { title: 'Mit der Tastatur' },
  files: {
    title: 'Deine Spiele',
    words: [
      'Spiele bleiben auf diesem Gerät und werden nirgendwohin geschickt. Jede Eingabe wird sofort gesichert; beim nächsten Öffnen bist du wieder an derselben Stelle.',
      'Eine Datei bringt ein Spiel oder alle auf ein anderes Gerät: hier sichern oder teilen, dort importieren; das Spiel geht beim selben Schritt weiter.',
    ],
  },
  credits: {
    title: 'Dank und Quellen',
    unofficial:
      'Moonrise ist inoffiziell und kostenlos. Es steht in keiner Verbindung zum Verlag von Blood on the Clocktower und wird von ihm nicht unterstützt; dieser Name und die Namen der Charaktere gehören ihren Inhabern. Die Worte für die Fähigkeiten sind unsere eigenen.',
    icons: {
      before: 'Die Bilder der Charaktere und Zustände kommen von ',
      source: 'game-icons.net',
      sourceUrl: 'https://game-icons.net',
      by: ', gezeichnet von Lorc, Delapouite, Skoll, DarkZaitzev und Sbed, unter der ',
      licence: 'Lizenz Creative Commons Namensnennung 3.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
      after: ' (CC BY 3.0). Sie sind umgefärbt und in einer Datei zusammengefasst.',
    },
    fonts: {
      before:
        'Schriften: IM Fell English, digitalisiert von Igino Marini, und Spectral von Production Type, beide auf das Nötige gekürzt, unter der ',
      licence: 'SIL Open Font License 1.1',
      licenceUrl: 'https://openfontlicense.org',
      after: '.',
    },
    ours: 'Ornamente, Zeichen, Hügel und Mond sind von uns, unter der MIT-Lizenz wie der Rest von Moonrise.',
    libraries: 'Bibliotheken in dieser App, mit ihren Lizenzen',
  },
  licences: {
    title: 'Lizenzen',
    words: 'Alles, woraus diese App besteht, mit den Worten, unter denen es genutzt werden darf.',
    failed: 'Die Liste konnte nicht gelesen werden. Sie liegt neben der App als licences.txt.',
  },
}
