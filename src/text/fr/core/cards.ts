import type { Core } from '../../coreText'

export const cardWords: Core['cardWords'] = {
  'card.youAre': 'Tu es',
  'card.demon': 'Voici le Démon',
  'card.minions': 'Voici tes Sbires',
  'card.minions.one': 'Voici ton Sbire',
  'card.otherMinions': 'Voici les Sbires',
  'card.notInPlay': 'Ces personnages ne sont pas en jeu',
  'card.notInPlay.one': 'Ce personnage n’est pas en jeu',
  'card.inPlay': 'Ces personnages sont en jeu',
  'card.inPlay.one': 'Ce personnage est en jeu',
  'card.thisPlayerIs': 'Cette personne est',
  'card.thisPlayerIs.one': '{who} est {character}',
  'card.choseYou': 'Ce personnage te choisit',
}
