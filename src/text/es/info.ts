import type { Text } from '../text'

export const infoText: Text['info'] = {
  truth: 'La verdad:',
  told: (player) => `¿Qué se le dice a ${player}?`,
  isTrue: 'verdad',
  suggested: 'propuesta',
  byForce: 'contra las reglas',
  more: 'Más…',
  otherCharacter: 'Otro…',
  whichCharacter: (player) => `¿Qué personaje ve ${player}?`,
  changeCharacter: 'Otro personaje',
  nobody: 'No hay ninguno',
  somebody: 'Mostrar a alguien',
  another: 'Otra idea',
  player: (n) => `Toca a la persona\u00a0${n}`,
  onRing: 'Toca un asiento para cambiar a las personas.',
}
