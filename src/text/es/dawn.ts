import type { Text } from '../text'
import { between, listOf } from './listOf'
import { votesToExecute } from './votes'

const they = (names: readonly string[], one: string, many: string) => `${listOf(names)} ${names.length === 1 ? one : many}`

export const dawnText: Text['dawn'] = {
  between,
  title: (day) => `Amanecer del día ${day}`,
  aloud: 'Di en voz alta',
  quotes: ['“', '”'],
  eyes: 'Ojos abiertos, todo el mundo.',
  inTheNight: 'Muertes de esta noche: ',
  died: '.',
  nobodyDied: 'Esta noche no ha muerto nadie.',
  liveAgain: (names) => `${they(names, 'vuelve', 'vuelven')} a la vida.`,
  ghost: (seat) => `asiento\u00a0${seat} · tiene voto fantasma`,
  back: (seat) => `asiento\u00a0${seat} · de nuevo con vida`,
  only: 'Solo para ti',
  saysWhat: 'Antes de hablar: ¿lo dices o no dices nada?',
  counts: (alive, votes) => `${alive} con vida, ${votesToExecute(votes)}`,
  looksDead: (names) => `${they(names, 'solo parece', 'solo parecen')} sin vida.`,
  owes: (name) => `${name} debe elegir a alguien en voz alta`,
  thenChooses: (names) => `después ${they(names, 'elige', 'eligen')}`,
  owesHow: 'Justo después de anunciar las muertes: alguien con vida, delante de todo el mundo.',
  begin: (day) => `Empezar el día ${day}`,
  shroud: (names) => `${they(names, 'recibe', 'reciben')} la mortaja`,
  shroudOff: (names) => `fuera la mortaja: ${listOf(names)}`,
  nothing: 'no hay mortajas que poner',
  thenToo: '; ',
  toNight: 'Volver a la noche',
  change: 'Cambiar una muerte',
  changeTitle: '¿Quién ha muerto esta noche?',
  changeHow: 'Tu palabra manda: toca a alguien para cambiarlo.',
  close: 'Cerrar',
  diedTonight: 'muere esta noche',
  livesOn: 'vive',
  wasDead: 'sin vida desde antes',
  hint: 'Diez segundos de silencio antes de abrir los ojos, para que nadie note quién despertó en último lugar.',
}
