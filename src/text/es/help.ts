import type { Text } from '../text'

export const helpText: Text['help'] = {
  title: 'Ayuda',
  what: {
    title: 'Qué es Moonrise',
    words: [
      'Moonrise es el grimorio de quien narra Bad Moon Rising, para una partida en vivo alrededor de una mesa. Guarda las fichas y conoce las reglas: a quién despertar, a quién se puede elegir, qué ocurre y por qué.',
      'Tú llevas la partida; Moonrise lleva la cuenta. Todo lo que propone tiene un motivo y se puede cambiar ahí mismo, todo se puede poner a mano, y lo que te toca decidir sigue siendo tuyo.',
    ],
  },
  moments: {
    title: 'Tres momentos',
    list: [
      {
        icon: 'people',
        title: 'Antes de la partida',
        words:
          'Di quién juega, saca o elige los personajes, repártelos al azar, a mano o pasando la tableta, y decide faroles y secretos. Lo que esté mal en la bolsa aparece en una lista, con una manera de arreglarlo.',
      },
      {
        icon: 'moon',
        title: 'La noche',
        words:
          'El panel muestra un paso cada vez: a quién despertar, dónde se sienta, qué hace. Toca en el círculo a la persona señalada: el último toque cierra el paso, lo que ocurrió queda arriba y Deshacer lo anula. Quien no tiene nada que hacer esta noche sigue durmiendo, y se dice por qué.',
      },
      {
        icon: 'undo',
        title: 'La corrección',
        words:
          'Deshacer dice qué va a anular. La cronología te deja ver cualquier momento anterior, volver de él o retroceder hasta ahí para seguir. Un paso cerrado se puede abrir de nuevo y cambiar; lo que depende de él cambia también, y nunca se pierde nada.',
      },
    ],
  },
  gestures: {
    title: 'Con un dedo',
    list: [
      {
        does: 'Toca un asiento',
        words: 'para elegirlo cuando el momento pide a alguien. De día nomina, y un segundo toque abre el asiento. Si no, abre el asiento.',
      },
      {
        does: 'Mantén pulsado un asiento',
        words:
          'para abrirlo en cualquier momento: quién se sienta ahí, por qué tiene borrachera o está a salvo, y todo lo que se puede hacer a mano.',
      },
      { does: 'Toca un recordatorio', words: 'para desplegar todos los de ese asiento, con quién los puso.' },
      {
        does: 'Arrastra un recordatorio o un asiento',
        words:
          'para moverlo. De día, arrastrar de un asiento a otro nomina; de noche, cuando se piden dos personas, elige a ambas. Todo se puede hacer también sin arrastrar, desde la hoja del asiento.',
      },
      { does: 'Toca un asiento atenuado', words: 'para saber por qué no se puede elegir, y elegirlo igualmente si quieres.' },
      {
        does: 'Mantén pulsado el anillo de una tarjeta',
        words: 'un segundo para recuperar la tableta: nadie puede salir de una tarjeta sin querer.',
      },
      {
        does: 'Cubrir',
        words:
          'lo oculta todo con un toque. Mantén pulsado el ojo para descubrirlo. El grimorio también se cubre solo cuando sales de la aplicación, cuando nadie lo toca durante un rato y cuando la tableta está boca abajo.',
      },
    ],
  },
  keys: { title: 'Con teclado' },
  files: {
    title: 'Tus partidas',
    words: [
      'Las partidas se quedan en este dispositivo y no se envían a ninguna parte. Cada toque se guarda al instante; cuando Moonrise se abre de nuevo, estás donde estabas.',
      'Un archivo lleva una partida, o todas, a otro dispositivo: guárdalo o compártelo aquí e impórtalo allí; la partida sigue en el mismo paso.',
    ],
  },
  credits: {
    title: 'Créditos',
    unofficial:
      'Moonrise no es oficial y es gratis. No está afiliado a la editorial de Blood on the Clocktower ni cuenta con su respaldo ni tiene relación con ella; ese nombre y los nombres de sus personajes pertenecen a sus dueños. Las palabras de las habilidades son nuestras.',
    icons: {
      before: 'Los iconos de personajes y estados son de ',
      source: 'game-icons.net',
      sourceUrl: 'https://game-icons.net',
      by: ', dibujados por Lorc, Delapouite, Skoll, DarkZaitzev y Sbed, con la ',
      licence: 'licencia Creative Commons Atribución 3.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
      after: ' (CC BY 3.0). Tienen otros colores y están reunidos en un solo archivo.',
    },
    fonts: {
      before:
        'Tipos de letra: IM Fell English, digitalizada por Igino Marini, y Spectral, de Production Type, ambas reducidas a lo necesario, con la ',
      licence: 'SIL Open Font License 1.1',
      licenceUrl: 'https://openfontlicense.org',
      after: '.',
    },
    ours: 'Los adornos, las marcas, las colinas y la luna son nuestros, con la licencia MIT, como el resto de Moonrise.',
    libraries: 'Bibliotecas de esta aplicación, con sus licencias',
  },
  licences: {
    title: 'Licencias',
    words: 'Todo lo que forma esta aplicación, con las palabras con que se puede usar.',
    failed: 'No se ha podido leer la lista. Está junto a la aplicación, en licences.txt.',
  },
}
