import type { Text } from '../text'

export const handText: Text['hand'] = {
  tapRing: 'Touche la personne désignée, s’il y en a une.',
  chooseFirst: 'Touche d’abord la personne dans le cercle.',
  reminders: 'Rappels pour les personnes choisies',
  acts: {
    dies: 'Meurt',
    returns: 'Revient',
    becomes: 'Personnage',
    good: 'Passe au Bien',
    evil: 'Passe au Mal',
    names: 'En cite un',
    tell: 'Dire',
    card: 'Carte',
    note: 'Noter',
  },
  becomes: 'Quel nouveau personnage\u00a0?',
  yes: 'Oui',
  no: 'Non',
  wordsLabel: 'Ce que tu lui dis',
  noteLabel: 'Une note pour toi',
  told: 'Dit',
  write: 'Écrire',
  back: 'Retour',
  lives: 'Tel quel',
  leave: 'Ne rien faire',
}
