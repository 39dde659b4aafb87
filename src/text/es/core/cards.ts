import type { Core } from '../../coreText'

export const cardWords: Core['cardWords'] = {
  'card.youAre': 'Eres',
  'card.demon': 'Este es el Demonio',
  'card.minions': 'Estos son tus Esbirros',
  'card.minions.one': 'Este es tu Esbirro',
  'card.otherMinions': 'Estos son los Esbirros',
  'card.notInPlay': 'Estos personajes no están en juego',
  'card.notInPlay.one': 'Este personaje no está en juego',
  'card.inPlay': 'Estos personajes están en juego',
  'card.inPlay.one': 'Este personaje está en juego',
  'card.thisPlayerIs': 'Esta persona es',
  'card.thisPlayerIs.one': '{who} es {character}',
  'card.choseYou': 'Este personaje te ha elegido',
}
