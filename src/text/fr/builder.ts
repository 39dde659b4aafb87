import type { Text } from '../text'

export const builderText: Text['builder'] = {
  title: 'Créer un script',
  editTitle: 'Modifier ce script',
  name: 'Nom',
  author: 'Par qui (si tu veux)',
  search: 'Chercher dans les noms et capacités',
  none: 'Aucun personnage ne contient ces mots.',
  counts: 'Combien par équipe, comparé au nombre habituel',
  of: (have, usual) => `${have} sur ${usual}`,
  effects: 'Ceux-ci changent le sac',
  order: 'Qui se réveille quand',
  first: 'Première nuit\u00a0:',
  other: 'Autres nuits\u00a0:',
  nobodyWakes: 'personne',
  save: 'Enregistrer sur cet appareil',
  nameFirst: 'Donne-lui d’abord un nom',
  nobody: 'Choisis au moins un personnage.',
}
