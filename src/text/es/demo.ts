import type { Text } from '../text'

export const demoText: Text['demo'] = {
  players: ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun', 'Kit'],
  statement: 'Dov es un Esbirro.',
  lesson: {
    label: 'Cómo funciona',
    choose: {
      title: 'Elige en el círculo',
      words: 'Toca el asiento que señala esa persona. Los iluminados se pueden elegir; los demás dicen por qué no.',
    },
    undo: {
      title: 'Qué ocurre, y deshacer',
      words: 'Moonrise calcula qué ocurre, y puedes cambiar cada línea. ¿Un toque equivocado? Deshacer está arriba.',
    },
    hold: {
      title: 'Mantén pulsado para volver',
      words: 'Esto es lo que ve esa persona. Mantén pulsada la luna un segundo y habrás vuelto.',
    },
    own: {
      title: '¿Ahora tu propia partida?',
      words: 'Has llevado una noche y un día. Sentar a tu propio círculo cuesta más o menos un minuto.',
    },
    gotIt: 'Entendido',
    newGame: 'Nueva partida',
    playOn: 'Seguir aquí',
  },
}
