import type { Text } from '../text'
import { fullDate, hour, shortDay } from './dates'

const DAY = 86_400_000
const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0)

const when = (at: number, now: number): string => {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY)
  if (days === 0) return `hoy, ${hour(at)}`
  if (days === 1) return `ayer, ${hour(at)}`
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? shortDay : fullDate)(at)
}

export const homeText: Text['home'] = {
  name: 'Moonrise',
  what: 'El grimorio de quien narra Bad\u00a0Moon\u00a0Rising',
  promises: [
    { icon: 'flame', words: 'Dice a quién despertar y qué ocurre' },
    { icon: 'undo', words: 'Cada toque se puede deshacer' },
    { icon: 'check', words: 'Funciona sin ninguna red' },
  ],
  doors: 'Qué hacer',
  continue: 'Continuar',
  continueLine: (title, rest) => (rest ? `${title} · ${rest}` : title),
  waiting: {
    awake: (player, character) => (character ? `${player}, ${character}, tiene los ojos abiertos` : `${player} tiene los ojos abiertos`),
    step: (step) => `Sigue: ${step}`,
    dawn: 'Todo el mundo ha actuado: sigue el amanecer',
    talk: 'El pueblo habla',
    block: (player) => `${player} está a punto de morir`,
    dusk: 'El día ha terminado: sigue el anochecer',
  },
  newGame: 'Nueva partida',
  goOnSetup: 'Seguir preparando',
  demo: 'Probar una noche',
  demoHint: 'una mesa entera, un toque',
  first: {
    title: '¿Primera vez aquí?',
    words:
      'Echa un vistazo a una partida ya en marcha, o sienta a tu propio círculo: nombres, personajes y faroles cuestan más o menos un minuto.',
  },
  games: 'Tus partidas',
  scripts: 'Guiones',
  reference: 'Consulta',
  bringIn: 'Importar',
  settings: 'Ajustes',
  help: 'Ayuda',
  language: 'Idioma',
  install: 'Añadir a este dispositivo',
  fine: 'No oficial. Gratis. Iconos de Lorc, Delapouite, Skoll, DarkZaitzev y Sbed, CC BY 3.0',
  offline: 'Listo sin conexión',
  dropHere: 'Suelta para importar las partidas de este archivo',
  close: 'Cerrar',

  list: {
    title: 'Tus partidas',
    back: 'Volver al inicio',
    running: 'En marcha',
    ended: 'Terminadas',
    setAside: 'Apartadas',
    none: 'Aún no hay ninguna partida en este dispositivo.',
    all: 'Guardar todas en un archivo',
    when,
    more: (title) => `Más sobre “${title}”`,
  },

  game: {
    open: 'Abrirla',
    rename: 'Cambiar nombre',
    duplicate: 'Duplicar',
    save: 'Guardar como archivo',
    share: 'Compartir…',
    remove: 'Borrar',
    removeDamaged: 'Borrar…',
    newName: 'Nombre de la partida',
    renameGo: (title) => (title ? `Llamarla “${title}”` : 'Ponle antes un nombre'),
    renamed: (title) => `La partida se llama ahora “${title}”.`,
    duplicated: (title) => `“${title}” se ha copiado.`,
    notDuplicated: (title) => `“${title}” no se ha podido copiar; está como estaba.`,
    saved: (title) => `“${title}” se ha guardado como archivo.`,
    notSaved: 'No se ha creado ningún archivo. La partida está como estaba.',
    damaged:
      'Una parte de esta partida falta o ha cambiado, así que se apartó sin tocarla. Puedes guardar sus datos tal como están o abrir lo que aún se sostiene como una partida nueva.',
    raw: 'Guardar sus datos como archivo',
    rawCutOff: 'Guardar sus datos dañados como archivo',
    rescue: 'Rescatar lo que queda',
    rescued: 'Lo que quedaba es ahora una partida propia.',
    notRescued: 'Nada de ella se sostiene ya. Sus datos aún se pueden guardar como archivo.',
    sure: 'Una partida dañada no se puede recuperar una vez borrada. Guarda antes sus datos si te importa.',
    sureGo: (title) => `Borrar “${title}” para siempre`,
    keepIt: 'Conservarla',
  },

  files: {
    title: 'Importar partidas',
    how: 'Elige un archivo que guardó Moonrise, suéltalo en cualquier lugar de la página de inicio o pega su texto. Una partida que ya está aquí se reconoce.',
    choose: 'Elegir un archivo',
    paste: 'O pega el texto de un archivo',
    pasteHint: 'Pega el contenido de un archivo de Moonrise',
    take: 'Importarlo',
    nothing: 'Aún no hay nada en el campo. Pega antes el texto de un archivo de Moonrise.',
    failed: (name, because) => `“${name}” no se ha importado. ${because}`,
  },

  backup: {
    title: 'Copia de seguridad',
    ended: (title) => `“${title}” ha terminado. ¿Guardarla como archivo?`,
    running: (title) => `“${title}” no tiene copia de hoy fuera de este dispositivo.`,
    many: (count) => `${count} partidas no tienen copia fuera de este dispositivo.`,
    save: 'Guardar como archivo',
    saveAll: 'Guardar todas en un archivo',
    share: 'Compartir…',
    later: 'Más tarde',
    done: (count) => (count === 1 ? 'La partida está guardada en un archivo.' : 'Las partidas están guardadas en un archivo.'),
  },

  keep: {
    title: 'Dónde están tus partidas',
    mayForget: 'Safari borra las partidas de una página que no se ha abierto en una semana. En la pantalla de inicio se conservan.',
    mayForgetMac: 'Safari borra las partidas de una página que no se ha abierto en una semana. En el Dock se conservan.',
    blocked:
      'Este navegador no puede guardar nada de Moonrise ahora mismo; en una ventana privada es normal. Una partida dura solo hasta que se cierra esta página, así que guárdala como archivo.',
    full: 'Este dispositivo está lleno. Tus partidas siguen en él: libera algo de espacio y volverán a aparecer.',
    how: 'Cómo conservarlas',
    sheet: 'Conservar tus partidas',
    touch: [
      'Toca el botón de compartir de Safari, el cuadrado con una flecha hacia arriba.',
      'Elige “Añadir a pantalla de inicio” y después “Añadir”.',
      'Desde ahora, abre Moonrise desde la pantalla de inicio.',
    ],
    mac: ['Abre el menú Archivo de Safari.', 'Elige “Añadir al Dock…” y después “Añadir”.', 'Desde ahora, abre Moonrise desde el Dock.'],
    carry: 'El Moonrise de ahí empieza vacío. Este archivo lleva todas tus partidas: guárdalo, abre Moonrise ahí e impórtalo.',
    file: 'Guardar todas las partidas en un archivo',
    nothingYet: 'Aún no hay ninguna partida que llevar.',
  },
}
