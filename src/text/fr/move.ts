import type { Text } from '../text'

const games = (count: number): string => (count === 1 ? '1 partie' : count === 0 ? 'Aucune partie' : `${count} parties`)
const were = (count: number): string => (count === 0 ? 'n’était enregistrée' : count === 1 ? 'était enregistrée' : 'étaient enregistrées')

export const moveText: Text['move'] = {
  title: 'Parties de cette adresse',
  why: 'Un navigateur sépare les parties par adresse. Une autre adresse, même du même ordinateur, ne voit pas les parties de celle-ci.',
  here: (count, place) => `${games(count)} à l’adresse ${place}`,
  arrived: (here, expected) =>
    here >= expected
      ? `${games(expected)} ${were(expected)} à l’autre adresse, et il y en a ${here} ici\u00a0: rien ne manque.`
      : `${games(expected)} ${were(expected)} à l’autre adresse, et il y en a ${here} ici. Charge le fichier ci-dessous.`,
  save: {
    title: 'Les emporter',
    words: 'Un seul fichier contient toutes les parties, les réglages et les cercles retenus. Rien n’est supprimé ici.',
    act: 'Enregistrer un fichier',
    none: 'Il n’y a encore rien à enregistrer ici.',
    done: (count) => `Dans le fichier\u00a0: ${games(count).toLowerCase()}, avec les réglages. Charge-le maintenant à l’autre adresse.`,
    next: (place) => `Continuer à l’adresse ${place}`,
  },
  load: {
    title: 'Les accueillir',
    words: 'Charge le fichier enregistré à l’autre adresse. Une partie déjà présente n’y gagne que la suite.',
    act: 'Charger un fichier',
    settings: 'Les réglages ont suivi.',
  },
  door: 'Emporter les parties à une autre adresse',

  plain: {
    label: 'Cette adresse n’est pas sûre',
    words: 'À cette adresse, Moonrise a toujours besoin du réseau, ne peut pas être installé, et l’écran peut s’éteindre de lui-même.',
    tablet: 'Comment y remédier',
    elsewhere: 'Une adresse qui commence par https y remédie.',
    games: 'Parties de cette adresse',
  },
}
