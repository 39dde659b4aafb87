import type { Text } from '../text'

export const demoText: Text['demo'] = {
  players: ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun', 'Kit'],
  statement: 'Dov est un Sbire.',
  lesson: {
    label: 'Comment ça marche',
    choose: {
      title: 'Choisir dans le cercle',
      words:
        'Touche la place que la personne désigne. Les places éclairées peuvent être choisies\u00a0; les autres disent ce qui l’empêche.',
    },
    undo: {
      title: 'Ce qui suit, et annuler',
      words: 'Moonrise calcule ce qui suit, et tu peux décider autrement à chaque ligne. Une erreur\u00a0? Annuler est en haut.',
    },
    hold: { title: 'Appui long pour revenir', words: 'Voici ce que voit la personne. Appuie une seconde sur la lune, et te revoilà.' },
    own: {
      title: 'Et maintenant, ta partie\u00a0?',
      words: 'Tu as mené une nuit et un jour. Installer ton propre cercle prend environ une minute.',
    },
    gotIt: 'Compris',
    newGame: 'Nouvelle partie',
    playOn: 'Rester ici',
  },
}
