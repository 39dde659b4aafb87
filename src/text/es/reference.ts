import type { Text } from '../text'

export const referenceText: Text['reference'] = {
  title: 'Consulta',
  back: 'Atrás',
  close: 'Cerrar la consulta',
  pages: { characters: 'Personajes', first: 'Primera noche', other: 'Otras noches', counts: 'Cantidades' },
  pagesLabel: 'Páginas de la consulta',
  search: 'Buscar',
  searchHint: 'Un nombre o palabra: muere, una vez…',
  nothing: (words) => `Aquí nada menciona “${words}”.`,
  namesWays: { sheet: 'Como en la hoja', published: 'Como se publicó' },
  order: 'Orden nocturno',
  someone: (character) => character,
  alsoCalled: (name) => `también: ${name}`,
  teams: { townsfolk: 'Aldeanos', outsider: 'Forasteros', minion: 'Esbirros', demon: 'Demonios', traveller: 'Viajeros' },
  side: { townsfolk: 'del bien', outsider: 'del bien', minion: 'del mal', demon: 'del mal', traveller: 'cualquier bando' },
  reminders: 'Recordatorios',
  sleeps: 'nadie despierta',
  residents: 'Personas',
  countsNote: 'No se cuentan los Viajeros. ¿Más de 15? Añade al resto como Viajeros, cinco como máximo.',
  countsShift: (name, by) => {
    if (by.length === 2 && by.includes(-1) && by.includes(1))
      return `Con ${name}: un Forastero más o menos, y un Aldeano menos o más. La fila impresa ya no vale; donde no tiene Forasteros, solo puede haber uno más.`
    const ways = by.map((n) => (n === 0 ? 'los Forasteros impresos' : `${Math.abs(n)} ${n > 0 ? 'más' : 'menos'}`))
    return `Con ${name}: ${ways.join(', o ')}${by.includes(0) ? '' : Math.abs(by[0] ?? 0) === 1 ? ' (Forastero)' : ' (Forasteros)'}. Los Aldeanos completan la diferencia.`
  },
  countsInfo: (from) =>
    `Desde ${from} personas, los Esbirros y el Demonio saben quiénes son los demás, y el Demonio ve tres personajes del bien que no están en juego.`,
  fixed: {
    dusk: ['Todo el mundo cierra los ojos.', 'Lo que dura hasta el anochecer acaba ahora. Espera unos diez segundos.'],
    travellers: ['Los Viajeros que actúan esta noche actúan ahora.', 'Un Viajero del mal conoce al Demonio en su primera noche.'],
    'minion-info': ['Con {from} personas o más: los Esbirros se miran entre sí.', 'Muestra quién es el Demonio.'],
    'demon-info': [
      'Con {from} personas o más: el Demonio conoce a los Esbirros.',
      'Señala a cada uno y muestra después tres personajes del bien que no están en juego.',
    ],
    dawn: [
      'Espera un momento; después, todo el mundo abre los ojos.',
      'Di quién ha muerto, todo de una vez y sin decir cómo; después, quién vuelve a estar con vida.',
    ],
  },
  print: 'Imprimir',
  printPlayers: 'Hoja para la mesa',
  printNights: 'Hojas de noche',
  unofficial: 'No oficial. Habilidades con nuestras propias palabras. Iconos: game-icons.net, CC BY 3.0.',
  storytellerSheet: (night) => `${night} · narración`,
}
