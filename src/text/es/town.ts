import type { Text } from '../text'
import { listOf } from './listOf'
import { votesToExecute } from './votes'

export const townText: Text['town'] = {
  title: 'El pueblo',
  phase: { setup: 'Antes de la primera noche', night: (n) => `Noche ${n}`, day: (n) => `Día ${n}` },
  nightLine: 'Todos los ojos están cerrados.',
  alive: (n) => `${n} con vida`,
  needed: votesToExecute,
  votes: 'manos',
  of: (n) => `de ${n}`,
  nominates: (by, nominee) => `${by} nomina a ${nominee}`,
  storytellerNominates: (nominee) => `Quien narra nomina a ${nominee}`,
  nominated: (nominee) => `Se nomina a ${nominee}`,
  exileCalled: (nominee) => `¿Exiliar a ${nominee}?`,
  onBlock: (player) => `${player} está a punto de morir`,
  dawnDied: (names) => `Esta noche ${names.length === 1 ? 'ha muerto' : 'han muerto'} ${listOf(names)}.`,
  dawnNobody: 'Esta noche no ha muerto nadie.',
  dawnReturned: (names) => `${listOf(names)} ${names.length === 1 ? 'vuelve' : 'vuelven'} a estar con vida.`,
  executed: {
    died: (player) => `Se ejecutó a ${player}, y murió.`,
    not: (player) => `Se ejecutó a ${player}, y no murió nadie.`,
  },
  exiled: { died: (player) => `Se exilió a ${player}.`, not: (player) => `Se exilió a ${player}, pero no murió.` },
  wins: { good: 'Gana el bien', evil: 'Gana el mal' },
  timeUp: 'Se acabó el tiempo',
  waiting: 'Esperando la ventana de quien narra',
  waitingHint: 'Esta pantalla se llena en cuanto la partida está abierta en este dispositivo.',
  fullScreen: 'Pantalla completa',
  language: 'Idioma de esta pantalla',
  seat: (player, alive, ghost) =>
    `${player}, ${alive ? 'con vida' : ghost ? 'sin vida, queda el voto fantasma' : 'sin vida, no queda voto'}`,
}
