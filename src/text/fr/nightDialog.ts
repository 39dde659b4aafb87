import type { Text } from '../text'
import { listOf } from './listOf'

export const nightDialogText: Text['nightDialog'] = {
  why: 'Pourquoi\u00a0?',
  impaired: (player) => `${player} est sans capacité`,
  impairedHow: 'Déroule l’étape comme d’habitude\u00a0; elle est sans effet.',
  rowDoNow: 'Le faire maintenant',
  rowChange: 'Corriger ceci',
  rowAgain: 'Le refaire',
  rowReopen: 'Le faire finalement',
  rowSkip: 'Passer cette nuit',
  rowWoken: 'Étape passée, mais réveil fait',
  rowCards: 'Remontrer la carte',
  rowBack: 'Retour à l’ordre',
  character: 'Quel personnage\u00a0?',
  teams: { townsfolk: 'Villageois', outsider: 'Marginaux', minion: 'Sbires', demon: 'Démons', traveller: 'Voyageurs' },
  seen: 'Compris',
  silence: 'Dix secondes de silence',
  wholeSheetTitle: (first) => (first ? 'La première nuit, toutes les lignes' : 'Les autres nuits, toutes les lignes'),
  notInPlay: 'pas en jeu',
  addWakeTitle: 'Réveiller quelqu’un d’autre cette nuit',
  addWakeWhat: 'Pour quoi\u00a0?',
  addWakeDefault: 'Encore une fois',
  addWakeFor: (player) => `Réveiller ${player}`,
  close: 'Fermer',
  untold: (player) => `Réveille ${player}`,
  untoldWhy: 'à cause de ce qui vient d’arriver',
  untoldAlignment: (player, side) => `${player} est désormais du ${side === 'good' ? 'Bien' : 'Mal'} et doit l’apprendre.`,
  untoldCards: (player) => `${player} doit voir ceci\u00a0:`,
  cardLine: (title, shown) => {
    const told = shown.filter(({ length }) => length).map(listOf)
    return told.length ? `${title}\u00a0: ${told.join(', ')}` : title
  },
  cardFor: (player) => `Pour ${player} · `,
  sides: { good: 'Bien', evil: 'Mal' },
  untoldShow: (player) => `Montrer la carte à ${player}`,
  untoldKnown: 'Déjà dit',
  ask: 'Tu décides',
  askNow: 'avant que la nuit continue',
  askLater: 'Laisser en suspens cette nuit',
}
