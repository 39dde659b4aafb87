import type { Text } from '../text'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const secretsText: Text['secrets'] = {
  title: 'Réglé par toi',
  nothing: 'rien encore',
  row: (character, called) => `${character}\u00a0: ${called}`,
  inPlay: (names) => `Prévus comme bluffs, mais en jeu\u00a0: ${names}.`,
  take: (names) => `Prendre ${names}`,
  bluffs: {
    label: 'Bluffs du Démon',
    change: 'Changer les bluffs',
    pick: 'Trois personnages du Bien qui ne sont pas en jeu',
    missing: 'Aucun bluff n’est choisi pour le Démon.',
  },
  falseBluffs: {
    label: 'Bluffs montrés',
    change: 'Changer les bluffs montrés',
    pick: 'Trois personnages du Bien à montrer',
    missing: 'Aucun bluff à montrer n’est choisi.',
  },
  players: (called, n) => ({
    label: capital(called),
    change: `Changer ${called}`,
    pick: `${capital(called)}\u00a0: choisis ${n < 2 ? `${n} personne` : `${n} personnes`}`,
    missing: `Personne n’est encore choisi\u00a0: ${called}.`,
  }),
}
