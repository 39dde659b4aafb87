import type { Text } from '../text'

const games = (count: number): string => (count === 1 ? '1 partida' : count === 0 ? 'Ninguna partida' : `${count} partidas`)

export const moveText: Text['move'] = {
  title: 'Partidas de esta dirección',
  why: 'Un navegador separa las partidas por dirección. Otra dirección, incluso del mismo ordenador, no ve las partidas de esta.',
  here: (count, place) => `${games(count)} en ${place}`,
  arrived: (here, expected) =>
    here >= expected
      ? `${games(expected)} en el archivo de la otra dirección, y aquí ${here === 1 ? 'hay una' : `hay ${here}`}: no falta nada.`
      : `${games(expected)} en el archivo de la otra dirección, y aquí hay ${here}. Carga el archivo abajo.`,
  save: {
    title: 'Llevártelas',
    words: 'Un archivo contiene todas las partidas, los ajustes y los círculos recordados. Aquí no se quita nada.',
    act: 'Guardar un archivo',
    none: 'Aún no hay nada que guardar aquí.',
    done: (count) => `${games(count)} y los ajustes están en el archivo. Cárgalo ahora en la otra dirección.`,
    next: (place) => `Seguir en ${place}`,
  },
  load: {
    title: 'Traerlas',
    words: 'Carga el archivo que se guardó en la otra dirección. Una partida que ya está aquí solo recibe lo que vino después.',
    act: 'Cargar un archivo',
    settings: 'Los ajustes han venido también.',
  },
  door: 'Llevar las partidas a otra dirección',

  plain: {
    label: 'Esta dirección no es segura',
    words: 'En esta dirección Moonrise necesita la red todo el tiempo, no se puede instalar, y la pantalla puede apagarse sola.',
    tablet: 'Cómo cambiarlo',
    elsewhere: 'Una dirección que empieza por https lo cambia.',
    games: 'Partidas de esta dirección',
  },
}
