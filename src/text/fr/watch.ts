import type { Text } from '../text'

export const watchText: Text['watch'] = {
  title: 'Le village',
  none: 'Aucun village n’est montré ici',
  noneHint: 'Demande le code à la Conteuse, et vise-le avec ton appareil photo.',
  waiting: 'En attente de la Conteuse',
  waitingHint:
    'Le village apparaît dès que la partie est ouverte. Sinon, vise le code encore une fois\u00a0: il y en a peut-être un nouveau.',
  ended: 'Le partage est fini, ou il y a un nouveau code\u00a0: vise-le. C’était ainsi à la fin.',
  distrusted: 'Le serveur montre un village plus ancien qu’avant. Il n’est pas affiché ici.',
  sheet: 'Personnages',
  fullScreen: 'Plein écran',
  lost: {
    server: (minutes) =>
      `Hors ligne\u00a0; nouvel essai à intervalles de quelques secondes. C’était ainsi ${minutes < 1 ? 'à l’instant' : `il y a ${minutes} min`}.`,
    storyteller: (minutes) =>
      `L’appareil de la Conteuse est hors ligne. C’était ainsi ${minutes < 1 ? 'à l’instant' : `il y a ${minutes} min`}.`,
    runner: (minutes) =>
      `L’appareil qui mène cette partie est hors ligne. C’était ainsi ${minutes < 1 ? 'à l’instant' : `il y a ${minutes} min`}.`,
    full: (minutes) =>
      `Cette partie est devenue trop grande pour le serveur. C’était ainsi ${minutes < 1 ? 'à l’instant' : `il y a ${minutes} min`}.`,
  },
}
