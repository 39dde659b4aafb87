import type { Command } from '@/core/journal/command'
import type { HandAct } from '@/core/journal/handCommand'
import type { Spoken } from '../en/entries'
import { listOf } from './listOf'
import type { Text } from '../text'

const side = (alignment: 'good' | 'evil') => (alignment === 'good' ? 'del bien' : 'del mal')

const handWords = (act: HandAct, say: Spoken): string => {
  switch (act.do) {
    case 'chooses':
      return `elección: ${say.chosen(act.seats, act.character)}`
    case 'dies':
      return `${say.player(act.seat)} muere`
    case 'returns':
      return `${say.player(act.seat)} vuelve`
    case 'becomes':
      return `${say.player(act.seat)} pasa a ser ${say.character(act.character)}`
    case 'turns':
      return `${say.player(act.seat)}, ${side(act.alignment)}`
    case 'tells':
      return `aviso a ${say.player(act.seat)}`
    case 'lays':
      return `${say.token(act.token)} sobre ${say.player(act.seat)}`
    case 'notes':
      return 'una nota'
  }
}

export const entryLabels: Text['entryLabels'] = {
  begin: 'el primer anochecer',
  point: ({ step }, say) => `señalar, ${say.step(step)}`,
  takeStep: ({ step }, say) => say.step(step),
  runUpkeep: ({ step }, say) => say.step(step),
  skipStep: ({ step }, say) => `omitido: ${say.step(step)}`,
  reopenStep: ({ step }, say) => `reabierto: ${say.step(step)}`,
  addStep: ({ seat }, say) => `un despertar extra de ${say.player(seat)}`,
  dawn: 'el amanecer',
  dusk: 'el anochecer',
  addSeat: ({ plan }) => `${plan.player} se sienta`,
  removeSeat: 'un asiento retirado',
  renamePlayer: ({ player }) => `el nombre ${player}`,
  swapSeats: ({ a, b }, say) => `${listOf([say.player(a), say.player(b)])} se cambian`,
  moveSeat: ({ seat }, say) => `${say.player(seat)} cambia de asiento`,
  reorderSeats: 'los asientos',
  deal: 'el reparto',
  setBluffs: 'los faroles',
  setSecret: ({ seat }, say) => `un secreto de ${say.player(seat)}`,
  setBelief: ({ seat }, say) => `lo que cree ${say.player(seat)}`,
  setOrder: 'el orden nocturno',
  setScript: 'el guion',
  nominate: ({ nominee }, say) => `nominación de ${say.player(nominee)}`,
  vote: ({ votes, counted }) => (counted ? `el recuento, ${votes.length}` : `manos, ${votes.length}`),
  withdrawNomination: 'una nominación retirada',
  callExile: ({ nominee }, say) => `petición de exilio, ${say.player(nominee)}`,
  exile: ({ seat }, say) => `exilio de ${say.player(seat)}`,
  execute: ({ seat }, say) => `ejecución de ${say.player(seat)}`,
  closeNominations: 'nominaciones cerradas',
  endWithoutExecution: 'sin ejecución',
  reopenDay: 'el día reabierto',
  useAbility: ({ seat, ability }, say) => `${say.character(ability)}, ${say.player(seat)}`,
  join: ({ plan }) => `${plan.player} llega`,
  leave: ({ seat }, say) => `${say.player(seat)} se va`,
  answer: 'tu respuesta',
  endGame: ({ winner }) => (winner === 'good' ? 'gana el bien' : 'gana el mal'),
  playOn: 'seguir jugando',
  reopenGame: 'la partida reabierta',
  showCard: 'una tarjeta mostrada',
  carryOver: 'la versión nueva',
  tell: ({ seat }, say) => `aviso a ${say.player(seat)}`,
  doByHand: ({ ability, act }, say) => `${say.character(ability)}: ${handWords(act, say)}`,
  correctLife: ({ seat, life }, say) =>
    `${say.player(seat)}: ${life === 'alive' ? 'con vida' : life === 'dead' ? 'sin vida' : 'muerte fingida'}`,
  kill: ({ seat }, say) => `${say.player(seat)} muere`,
  revive: ({ seat }, say) => `${say.player(seat)} vuelve`,
  correctCharacter: ({ seat }, say) => `el personaje de ${say.player(seat)}`,
  correctAlignment: ({ seat, alignment }, say) => `${say.player(seat)}, ${side(alignment)}`,
  correctAbility: ({ seat, ability }, say) => `${say.player(seat)}, ${say.character(ability)}`,
  correctGhostVote: ({ seat }, say) => `el voto fantasma de ${say.player(seat)}`,
  correctChoice: ({ seat }, say) => `la última elección de ${say.player(seat)}`,
  correctSpent: ({ seat }, say) => `la habilidad de ${say.player(seat)}`,
  placeMark: ({ on, token }, say) => `${say.token(token)} sobre ${say.player(on)}`,
  removeMark: ({ seat }, say) => (seat ? `un recordatorio quitado a ${say.player(seat)}` : 'un recordatorio quitado'),
  moveMark: ({ to }, say) => `un recordatorio a ${say.player(to)}`,
  placeToken: ({ text }, say) => `el recordatorio “${say.token(text)}”`,
  removeToken: 'un recordatorio retirado',
  moveToken: 'un recordatorio movido',
  correctPhase: 'la fase',
  correctOvertime: 'el día extra',
  writeNote: ({ seat }, say) => `una nota sobre ${say.player(seat)}`,
  redecide: ({ command }, say) => `cambiado: ${entriesText.label(command, say)}`,
}

export const entriesText: Text['entries'] = {
  label: (command: Command, say: Spoken): string => {
    const label: unknown = entryLabels[command.type]
    return typeof label === 'function' ? (label as (command: Command, say: Spoken) => string)(command, say) : String(label)
  },
  nobody: 'alguien',
  added: 'despertar extra',
  lookingBack: 'Estás viendo un momento anterior. Vuelve antes al presente.',
  stumbled: 'Moonrise ha tropezado con esto y no ha cambiado nada. Puedes poner el resultado a mano.',
  following: 'Otra ventana lleva esta partida. Toma el control aquí para seguir.',
}
