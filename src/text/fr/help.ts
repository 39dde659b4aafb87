import type { Text } from '../text'

export const helpText: Text['help'] = {
  title: 'Aide',
  what: {
    title: 'Ce qu’est Moonrise',
    words: [
      'Moonrise est le grimoire pour mener Bad Moon Rising, en vrai, autour d’une table. Il garde les jetons et connaît les règles\u00a0: qui réveiller, qui peut être choisi, ce qui suit, et pourquoi.',
      'Tu mènes la partie\u00a0; Moonrise tient le compte. Tout ce qu’il propose a une raison et se change sur place, tout peut être réglé à la main, et ce qui t’appartient de décider reste à toi.',
    ],
  },
  moments: {
    title: 'Trois moments',
    list: [
      {
        icon: 'people',
        title: 'Avant la partie',
        words:
          'Dis qui joue, tire ou choisis les personnages, distribue-les au hasard, à la main ou en faisant passer la tablette, et fixe bluffs et secrets. Tout ce qui cloche dans le sac est indiqué, avec de quoi le réparer.',
      },
      {
        icon: 'moon',
        title: 'La nuit',
        words:
          'Le panneau montre une étape à la fois\u00a0: qui réveiller, à quelle place, pour faire quoi. Touche dans le cercle la personne désignée\u00a0: le dernier toucher règle l’étape, ce qui s’ensuit reste en haut, et Annuler le reprend. Qui n’a rien à faire cette nuit dort toujours, avec la raison.',
      },
      {
        icon: 'undo',
        title: 'La correction',
        words:
          'Annuler dit ce qu’il reprend. La chronologie te laisse regarder n’importe quel moment passé, en revenir, ou y retourner pour de bon. Une étape réglée peut être rouverte et changée\u00a0; ce qui en dépend suit, et rien n’est jamais perdu.',
      },
    ],
  },
  gestures: {
    title: 'Au doigt',
    list: [
      {
        does: 'Toucher une place',
        words:
          'la choisit quand il faut désigner quelqu’un. Le jour, cela nomme, et un second toucher ouvre la place. Sinon, cela ouvre la place.',
      },
      {
        does: 'Appui long sur une place',
        words:
          'l’ouvre à tout moment\u00a0: qui y est, la raison de son ivresse ou de sa sécurité, et tout ce qui peut se faire à la main.',
      },
      { does: 'Toucher un rappel', words: 'déploie tous les rappels de cette place, avec qui les a posés.' },
      {
        does: 'Glisser un rappel ou une place',
        words:
          'le déplace. Le jour, glisser d’une place à une autre nomme\u00a0; la nuit, quand il faut désigner deux personnes, cela choisit les deux. Tout peut aussi se faire sans glisser, depuis la feuille de la place.',
      },
      { does: 'Toucher une place assombrie', words: 'dit pourquoi elle ne peut pas être choisie, et permet de la choisir quand même.' },
      {
        does: 'Appui long sur l’anneau d’une carte',
        words: 'pendant une seconde, pour reprendre la tablette\u00a0: personne ne quitte une carte par accident.',
      },
      {
        does: 'Couvrir',
        words:
          'cache tout d’un geste. Appui long sur l’œil pour découvrir. Le grimoire se couvre aussi de lui-même quand tu quittes l’application, quand personne n’y touche pendant un moment, et quand la tablette est face contre table.',
      },
    ],
  },
  keys: { title: 'Au clavier' },
  files: {
    title: 'Tes parties',
    words: [
      'Les parties restent sur cet appareil et ne sont envoyées nulle part. Chaque geste est enregistré aussitôt\u00a0; quand Moonrise se rouvre, tu es là où tu étais.',
      'Un fichier emporte une partie, ou toutes, vers un autre appareil\u00a0: enregistre-le ou partage-le ici, importe-le là-bas\u00a0; la partie continue à la même étape.',
    ],
  },
  credits: {
    title: 'Crédits',
    unofficial:
      'Moonrise est non officiel et gratuit. Il n’est ni affilié à l’éditeur de Blood on the Clocktower, ni approuvé par lui, ni lié à lui\u00a0; ce nom et ceux des personnages appartiennent à leurs propriétaires. Les textes des capacités sont les nôtres.',
    icons: {
      before: 'Les icônes des personnages et des états viennent de ',
      source: 'game-icons.net',
      sourceUrl: 'https://game-icons.net',
      by: ', dessinées par Lorc, Delapouite, Skoll, DarkZaitzev et Sbed, sous la ',
      licence: 'licence Creative Commons Attribution 3.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
      after: ' (CC BY 3.0). Elles sont recolorées et réunies en un seul fichier.',
    },
    fonts: {
      before:
        'Polices\u00a0: IM Fell English, numérisée par Igino Marini, et Spectral, de Production Type, toutes deux réduites au nécessaire, sous la ',
      licence: 'SIL Open Font License 1.1',
      licenceUrl: 'https://openfontlicense.org',
      after: '.',
    },
    ours: 'Les ornements, les marques, les collines et la lune sont de nous, sous licence MIT comme le reste de Moonrise.',
    libraries: 'Bibliothèques de cette application, avec leurs licences',
  },
  licences: {
    title: 'Licences',
    words: 'Tout ce dont cette application est faite, avec les termes qui en permettent l’usage.',
    failed: 'La liste n’a pas pu être lue. Elle se trouve à côté de l’application\u00a0: licences.txt.',
  },
}
