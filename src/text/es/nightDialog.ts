import type { Text } from '../text'
import { listOf } from './listOf'

export const nightDialogText: Text['nightDialog'] = {
  why: '¿Por qué?',
  impaired: (player) => `${player} está sin habilidad`,
  impairedHow: 'Haz el paso como siempre; no tiene efecto.',
  rowDoNow: 'Hacer esto ahora',
  rowChange: 'Corregir esto',
  rowAgain: 'Hacerlo otra vez',
  rowReopen: 'Hacerlo de todos modos',
  rowSkip: 'Omitir esta noche',
  rowWoken: 'Se omitió, pero despertó',
  rowCards: 'Mostrar la tarjeta otra vez',
  rowBack: 'Volver al orden',
  character: '¿Qué personaje?',
  teams: { townsfolk: 'Aldeanos', outsider: 'Forasteros', minion: 'Esbirros', demon: 'Demonios', traveller: 'Viajeros' },
  seen: 'Entendido',
  silence: 'Diez segundos de silencio',
  wholeSheetTitle: (first) => (first ? 'La primera noche, fila por fila' : 'Otras noches, fila por fila'),
  notInPlay: 'no está en juego',
  addWakeTitle: 'Despertar a otra persona esta noche',
  addWakeWhat: '¿Para qué?',
  addWakeDefault: 'Una vez más',
  addWakeFor: (player) => `Despertar a ${player}`,
  close: 'Cerrar',
  untold: (player) => `Despierta a\u00a0${player}`,
  untoldWhy: 'por lo que acaba de ocurrir',
  untoldAlignment: (player, side) => `${player} es del ${side === 'good' ? 'bien' : 'mal'} desde ahora y debe saberlo.`,
  untoldCards: (player) => `${player} debe ver esto:`,
  cardLine: (title, shown) => {
    const told = shown.filter(({ length }) => length).map(listOf)
    return told.length ? `${title}: ${told.join(', ')}` : title
  },
  cardFor: (player) => `Para ${player} · `,
  sides: { good: 'del bien', evil: 'del mal' },
  untoldShow: (player) => `Mostrar la tarjeta a ${player}`,
  untoldKnown: 'Ya lo sabe',
  ask: 'Decides tú',
  askNow: 'antes de que siga la noche',
  askLater: 'Dejarlo abierto esta noche',
}
