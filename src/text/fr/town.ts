import type { Text } from '../text'
import { listOf } from './listOf'
import { votesToExecute } from './votes'

export const townText: Text['town'] = {
  title: 'Le village',
  phase: { setup: 'Avant la première nuit', night: (n) => `Nuit ${n}`, day: (n) => `Jour ${n}` },
  nightLine: 'Tous les yeux sont fermés.',
  alive: (n) => `${n} en vie`,
  needed: votesToExecute,
  votes: 'mains levées',
  of: (n) => `sur ${n}`,
  nominates: (by, nominee) => `${by} nomme ${nominee}`,
  storytellerNominates: (nominee) => `La Conteuse nomme ${nominee}`,
  nominated: (nominee) => `Nomination\u00a0: ${nominee}`,
  exileCalled: (nominee) => `Exiler ${nominee}\u00a0?`,
  onBlock: (player) => `${player} est sur le billot`,
  dawnDied: (names) => `La nuit a emporté ${listOf(names)}.`,
  dawnNobody: 'Personne n’est mort cette nuit.',
  dawnReturned: (names) => `${listOf(names)} ${names.length === 1 ? 'revient' : 'reviennent'} à la vie.`,
  executed: {
    died: (player) => `L’exécution a lieu\u00a0: ${player} meurt.`,
    not: (player) => `On a exécuté ${player}, et personne n’est mort.`,
  },
  exiled: { died: (player) => `${player} part en exil.`, not: (player) => `${player} part en exil, mais ne meurt pas.` },
  wins: { good: 'Le Bien gagne', evil: 'Le Mal gagne' },
  timeUp: 'Temps écoulé',
  waiting: 'En attente de la fenêtre de la Conteuse',
  waitingHint: 'Cet écran se remplit dès que la partie est ouverte sur cet appareil.',
  fullScreen: 'Remplir l’écran',
  language: 'Langue de cet écran',
  seat: (player, alive, ghost) => `${player}, ${alive ? 'en vie' : ghost ? 'sans vie, vote fantôme disponible' : 'sans vie, plus de vote'}`,
}
