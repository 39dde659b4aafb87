import type { Text } from '../text'

export const referenceText: Text['reference'] = {
  title: 'Référence',
  back: 'Retour',
  close: 'Fermer la référence',
  pages: { characters: 'Personnages', first: 'Première nuit', other: 'Autres nuits', counts: 'Répartition' },
  pagesLabel: 'Pages de la référence',
  search: 'Chercher',
  searchHint: 'Un nom ou un mot\u00a0: ivre, meurt, une fois…',
  nothing: (words) => `Rien ici ne parle de «\u00a0${words}\u00a0».`,
  namesWays: { sheet: 'Comme sur la feuille', published: 'Comme publié' },
  order: 'Ordre de la nuit',
  someone: (character) => character,
  alsoCalled: (name) => `autre nom\u00a0: ${name}`,
  teams: { townsfolk: 'Villageois', outsider: 'Marginaux', minion: 'Sbires', demon: 'Démons', traveller: 'Voyageurs' },
  side: { townsfolk: 'Bien', outsider: 'Bien', minion: 'Mal', demon: 'Mal', traveller: 'l’un ou l’autre camp' },
  reminders: 'Rappels',
  sleeps: 'personne n’est réveillé',
  residents: 'Personnes',
  countsNote: 'Les Voyageurs ne comptent pas. Plus de 15\u00a0? Ajoute les autres comme Voyageurs, cinq au plus.',
  countsShift: (name, by) => {
    if (by.length === 2 && by.includes(-1) && by.includes(1))
      return `Avec ce personnage (${name})\u00a0: un Marginal de plus ou de moins, et un Villageois de moins ou de plus. La ligne imprimée n’est alors pas permise\u00a0; là où elle n’a pas de Marginal, il ne peut y en avoir qu’un de plus.`
    const ways = by.map((n) => (n === 0 ? 'autant de Marginaux que sur la ligne' : `${Math.abs(n)} ${n > 0 ? 'de plus' : 'de moins'}`))
    return `Avec ce personnage (${name})\u00a0: ${ways.join(', ou ')}${by.includes(0) ? '' : Math.abs(by[0] ?? 0) === 1 ? ' (Marginal)' : ' (Marginaux)'}. Les Villageois font la différence.`
  },
  countsInfo: (from) =>
    `À partir de ${from} personnes, les Sbires et le Démon apprennent qui sont les autres, et le Démon voit trois personnages du Bien qui ne sont pas en jeu.`,
  fixed: {
    dusk: ['Tout le monde ferme les yeux.', 'Ce qui dure jusqu’au crépuscule finit maintenant. Attends une dizaine de secondes.'],
    travellers: [
      'Les Voyageurs qui agissent cette nuit agissent maintenant.',
      'Un Voyageur du Mal découvre le Démon lors de sa première nuit.',
    ],
    'minion-info': ['À {from} personnes ou plus\u00a0: les Sbires se regardent.', 'Montre qui est le Démon.'],
    'demon-info': [
      'À {from} personnes ou plus\u00a0: le Démon découvre ses Sbires.',
      'Désigne chacun d’eux, puis montre trois personnages du Bien qui ne sont pas en jeu.',
    ],
    dawn: [
      'Attends un instant, puis tout le monde ouvre les yeux.',
      'Annonce les morts, tous à la fois et sans dire comment\u00a0; puis les retours à la vie.',
    ],
  },
  print: 'Imprimer',
  printPlayers: 'Feuille de table',
  printNights: 'Feuilles de nuit',
  unofficial: 'Non officiel. Capacités dans nos propres mots. Icônes\u00a0: game-icons.net, CC BY 3.0.',
  storytellerSheet: (night) => `${night} · Conteuse`,
}
