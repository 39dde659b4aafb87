import type { Text } from '../text'

export const keepingText: Text['keeping'] = {
  mayVanish: {
    private:
      'On dirait une fenêtre privée\u00a0: le navigateur en supprime les parties à la fermeture. Enregistre la partie dans un fichier, ou utilise une fenêtre normale.',
    safari:
      'Safari supprime les parties d’une page qui n’a pas été ouverte pendant sept jours. Ajoute Moonrise à l’écran d’accueil ou au Dock, ou enregistre chaque partie dans un fichier.',
    evictable:
      'Ce navigateur peut supprimer des parties quand la place manque. Installe Moonrise, ou enregistre chaque partie dans un fichier ou dans un dossier de sauvegarde (Réglages).',
  },
  understood: 'D’accord',
  cleared:
    'Le navigateur a supprimé les parties qui étaient sur cet appareil. Si tu les as dans un fichier ou un dossier de sauvegarde, importe-les.',

  folder: {
    choose: 'Choisir un dossier de sauvegarde',
    ready: (name) => `Chaque partie est enregistrée dans le dossier «\u00a0${name}\u00a0» à l’aube et à sa fin.`,
    asks: (name) => `Le navigateur redemande ton accord avant que Moonrise puisse écrire dans «\u00a0${name}\u00a0».`,
    allow: 'Autoriser à nouveau',
    stop: 'Arrêter ces sauvegardes',
    failed: 'La sauvegarde n’a pas pu être écrite dans son dossier. Regarde «\u00a0Parties sur cet appareil\u00a0» dans les réglages.',
    restore: 'Importer depuis ce dossier',
  },
  ended: 'La partie est finie. Gardes-en une copie hors de cet appareil.',
  share: 'Partager…',

  report: {
    make: 'Enregistrer un rapport d’erreur',
    hint: 'Un fichier avec les erreurs, les versions, l’état du stockage et le genre des derniers gestes. Il ne contient ni noms ni secrets, et ne va que là où tu l’envoies.',
    made: 'Le rapport a été enregistré dans un fichier.',
    name: 'moonrise-rapport',
  },
  wrong: {
    title: 'Quelque chose a mal tourné',
    saved: 'Chaque geste jusqu’ici est enregistré.',
    unsaved: 'Certains gestes ne sont pas encore enregistrés. Enregistre la partie dans un fichier avant de recharger.',
    reload: 'Recharger',
    file: 'Enregistrer la partie',
    close: 'Continuer quand même',
  },
}
