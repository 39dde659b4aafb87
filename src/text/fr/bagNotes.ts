import type { Text } from '../text'

export const bagNotes: Text['bagNotes'] = {
  outsidersAny: '{who} fixe le nombre de Marginaux\u00a0: choisis-le.',
  minionsLater: 'Avec {who}, aucun Sbire n’est distribué\u00a0: les Sbires apparaissent la première nuit.',
  noDemon: 'Avec {who}, aucun Démon n’est distribué.',
  adds: '{who} met en jeu\u00a0: {other}.',
  copies: '{who} peut être en jeu jusqu’à {count} fois.',
  most: 'Plus de la moitié de la table porte ce personnage\u00a0: {who}. Choisis combien. Il n’y a pas de Sbires.',
  noEvil: 'Avec {who}, personne n’est du Mal\u00a0: choisis n’importe quels personnages du Bien.',
  duplicates: 'Avec {who}, des personnages du Bien peuvent être en jeu plusieurs fois\u00a0: choisis lesquels.',
}
