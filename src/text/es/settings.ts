import type { Text } from '../text'

export const settingsText: Text['settings'] = {
  title: 'Ajustes',
  atOnce: 'Todo lo de aquí vale al instante y se queda en este dispositivo.',
  back: { game: 'Volver a la partida', home: 'Volver al inicio' },

  language: {
    label: 'Idioma',
    hint: 'Moonrise se abre de nuevo en ese idioma, en el mismo lugar.',
    cards: 'Idioma de las tarjetas',
    cardsSame: 'El de Moonrise',
    cardsHint: 'Lo que se muestra a una persona puede estar en otro idioma que el grimorio.',
  },

  words: 'Nombres y orden',
  names: {
    hint: 'Algunos personajes tienen dos.',
    sheet: 'Como en la hoja',
    published: 'Como se publicó',
  },
  order: {
    label: 'Orden nocturno',
    sheet: 'Como en la hoja',
    published: 'Como se publicó',
    hint: 'Para las partidas que empiecen desde ahora; una en marcha conserva el suyo.',
  },

  sight: 'Luz y tamaño',
  theme: {
    label: 'Tema',
    auto: 'Sigue la partida',
    night: 'Siempre noche',
    day: 'Siempre día',
    bright: 'Claro',
    hint: 'Sigue la partida: oscuro de noche, pergamino de día. Claro: también el círculo es pergamino de día, para una mesa al sol.',
  },
  tokens: {
    label: 'Fichas de noche',
    bone: 'Hueso',
    dark: 'Oscuras',
    hint: 'Oscuras: los discos no te iluminan la cara en una sala a oscuras.',
  },
  dimmerHint: 'Más oscuro de lo que permite la pantalla.',
  textSize: {
    label: 'Tamaño del texto',
    small: 'Pequeño',
    normal: 'Normal',
    large: 'Grande',
    extra: 'Muy grande',
    hint: 'Además del tamaño del texto de tu navegador.',
  },
  motion: {
    label: 'Movimiento',
    auto: 'Como el dispositivo',
    none: 'Ninguno',
    hint: 'Las fichas vuelan y las mortajas caen, o simplemente están ahí.',
  },

  table: 'En la mesa',
  turn: {
    label: 'Girar el círculo',
    hint: 'Según dónde estés.',
    left: 'A la izquierda',
    right: 'A la derecha',
    straight: 'Recto',
    words: (n) =>
      n === 0
        ? 'El asiento 1 está arriba'
        : `Girado ${Math.abs(n)} ${Math.abs(n) === 1 ? 'asiento' : 'asientos'} a la ${n > 0 ? 'derecha' : 'izquierda'}`,
  },
  panelSide: {
    label: 'Panel',
    right: 'A la derecha',
    left: 'A la izquierda',
    hint: 'En horizontal; a la izquierda va mejor para manos zurdas.',
  },
  coverAfter: {
    label: 'Cubrir automáticamente',
    hint: 'Tras estos minutos sin tocar.',
    minutes: (n) => (n === 0 ? 'Nunca' : String(n)),
    spoken: (n) => (n === 0 ? 'Nunca' : n === 1 ? 'Tras 1 minuto' : `Tras ${n} minutos`),
  },
  coverWhen: {
    label: 'Se cubre solo',
    always: 'Siempre',
    night: 'Solo de noche',
    hint: 'También al salir de la aplicación. Boca abajo, el grimorio está siempre cubierto.',
  },
  settling: {
    label: 'De noche',
    lastTap: 'El último toque cierra un paso',
    done: 'Hecho cierra cada paso',
    hint: 'Deshacer anula un paso en ambos casos. Una partida anterior a esta opción conserva Hecho.',
    said: 'Nuevo: de noche, el último toque cierra un paso. Deshacer lo anula.',
    keep: 'Conservar Hecho',
  },
  advice: {
    label: 'Consejos',
    on: 'Una línea en cada paso',
    off: 'Ninguno',
    hint: 'Donde se equivocan quienes narran por primera vez, en Trouble Brewing. Al activarlos de nuevo, vuelven las líneas descartadas.',
  },
  timerSound: {
    label: 'Sonido del temporizador',
    on: 'Campana suave',
    off: 'Silencio',
    hint: 'Solo de día. La noche es siempre silenciosa.',
  },

  keeping: 'Partidas en este dispositivo',
  storage: {
    kept: 'Este navegador ha prometido conservar tus partidas.',
    'may-be-cleared': 'Este navegador puede borrar tus partidas cuando falte espacio en el dispositivo.',
    unknown: 'Este navegador no dice si conserva tus partidas. Un archivo es la copia más segura.',
    blocked: 'Este navegador no puede guardar nada de Moonrise ahora mismo. Una partida dura solo hasta que se cierra esta página.',
    ask: 'Pedir que las conserve',
    asked: {
      kept: 'Se conservarán.',
      no: 'El navegador aún no ha aceptado. Suele hacerlo cuando Moonrise está en la pantalla de inicio o se ha usado algunas veces.',
    },
    file: 'Guardar todas las partidas en un archivo',
    saved: 'Todas las partidas están guardadas en un archivo.',
    none: 'Aún no hay ninguna partida en este dispositivo.',
  },
  install: { offer: 'Añadir Moonrise a este dispositivo', done: 'Moonrise está instalado en este dispositivo.' },
  version: {
    title: 'Versión',
    now: (version) => `Moonrise ${version}`,
    offline: 'Todo está en este dispositivo; no hace falta red.',
    check: 'Buscar una versión nueva',
    checked: 'Si hay una versión nueva, se está descargando; se te preguntará antes de usarla.',
    ready: 'Hay una versión nueva lista.',
    take: 'Usarla ya',
  },
  help: 'Ayuda y créditos',
}
