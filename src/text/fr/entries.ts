import type { Command, CommandType } from '@/core/journal/command'
import type { HandAct } from '@/core/journal/handCommand'
import type { Alignment } from '@/core/model/seat'
import type { Spoken } from '../en/entries'
import type { Text } from '../text'
import { de } from './elide'

type Label = string | ((command: Command, say: Spoken) => string)

const side = (alignment: Alignment) => (alignment === 'good' ? 'Bien' : 'Mal')

const handWords = (act: HandAct, say: Spoken): string => {
  switch (act.do) {
    case 'chooses':
      return `choix\u00a0: ${say.chosen(act.seats, act.character)}`
    case 'dies':
      return `${say.player(act.seat)} meurt`
    case 'returns':
      return `${say.player(act.seat)} revient`
    case 'becomes':
      return `${say.player(act.seat)} devient ${say.character(act.character)}`
    case 'turns':
      return `${say.player(act.seat)}\u00a0: ${side(act.alignment)}`
    case 'tells':
      return `dit à ${say.player(act.seat)}`
    case 'lays':
      return `${say.token(act.token)} sur ${say.player(act.seat)}`
    case 'notes':
      return 'une note'
  }
}

export const entryLabels: Text['entryLabels'] = {
  begin: 'le premier crépuscule',
  point: ({ step }, say) => `désignation, ${say.step(step)}`,
  takeStep: ({ step }, say) => say.step(step),
  runUpkeep: ({ step }, say) => say.step(step),
  skipStep: ({ step }, say) => `étape passée\u00a0: ${say.step(step)}`,
  reopenStep: ({ step }, say) => `étape rouverte\u00a0: ${say.step(step)}`,
  addStep: ({ seat }, say) => `un réveil de plus pour ${say.player(seat)}`,
  dawn: 'l’aube',
  dusk: 'le crépuscule',
  addSeat: ({ plan }) => `${plan.player} s’assied`,
  removeSeat: 'une place retirée',
  renamePlayer: ({ player }) => `le nom ${player}`,
  swapSeats: ({ a, b }, say) => `${say.player(a)} et ${say.player(b)} échangent`,
  moveSeat: ({ seat }, say) => `${say.player(seat)} change de place`,
  reorderSeats: 'l’ordre des places',
  deal: 'la distribution',
  setBluffs: 'les bluffs',
  setSecret: ({ seat }, say) => `un secret ${de(say.player(seat))}`,
  setBelief: ({ seat }, say) => `ce que croit ${say.player(seat)}`,
  setOrder: 'l’ordre de la nuit',
  setScript: 'le script',
  nominate: ({ nominee }, say) => `nomination\u00a0: ${say.player(nominee)}`,
  vote: ({ votes, counted }) => (counted ? `le décompte, ${votes.length}` : `mains levées, ${votes.length}`),
  withdrawNomination: 'une nomination retirée',
  callExile: ({ nominee }, say) => `appel à l’exil, ${say.player(nominee)}`,
  exile: ({ seat }, say) => `exil\u00a0: ${say.player(seat)}`,
  execute: ({ seat }, say) => `exécution\u00a0: ${say.player(seat)}`,
  closeNominations: 'la fin des nominations',
  endWithoutExecution: 'pas d’exécution',
  reopenDay: 'la reprise du jour',
  useAbility: ({ seat, ability }, say) => `${say.character(ability)}, ${say.player(seat)}`,
  join: ({ plan }) => `${plan.player} arrive`,
  leave: ({ seat }, say) => `${say.player(seat)} part`,
  answer: 'ta réponse',
  endGame: ({ winner }) => (winner === 'good' ? 'le Bien gagne' : 'le Mal gagne'),
  playOn: 'la suite de la partie',
  reopenGame: 'la reprise de la partie',
  showCard: 'une carte montrée',
  carryOver: 'la nouvelle version',
  tell: ({ seat }, say) => `dit à ${say.player(seat)}`,
  doByHand: ({ ability, act }, say) => `${say.character(ability)}\u00a0: ${handWords(act, say)}`,
  correctLife: ({ seat, life }, say) =>
    `${say.player(seat)}\u00a0: ${life === 'alive' ? 'en vie' : life === 'dead' ? 'sans vie' : 'paraît sans vie'}`,
  kill: ({ seat }, say) => `${say.player(seat)} meurt`,
  revive: ({ seat }, say) => `${say.player(seat)} revient`,
  correctCharacter: ({ seat }, say) => `le personnage ${de(say.player(seat))}`,
  correctAlignment: ({ seat, alignment }, say) => `${say.player(seat)}\u00a0: ${side(alignment)}`,
  correctAbility: ({ seat, ability }, say) => `${say.player(seat)}, ${say.character(ability)}`,
  correctGhostVote: ({ seat }, say) => `le vote fantôme ${de(say.player(seat))}`,
  correctChoice: ({ seat }, say) => `le dernier choix ${de(say.player(seat))}`,
  correctSpent: ({ seat }, say) => `la capacité ${de(say.player(seat))}`,
  placeMark: ({ on, token }, say) => `${say.token(token)} sur ${say.player(on)}`,
  removeMark: ({ seat }, say) => (seat ? `un rappel levé pour ${say.player(seat)}` : 'un rappel levé'),
  moveMark: ({ to }, say) => `un rappel vers ${say.player(to)}`,
  placeToken: ({ text }, say) => `le rappel «\u00a0${say.token(text)}\u00a0»`,
  removeToken: 'un rappel retiré',
  moveToken: 'un rappel déplacé',
  correctPhase: 'la phase',
  correctOvertime: 'le jour supplémentaire',
  writeNote: ({ seat }, say) => `une note sur ${say.player(seat)}`,
  redecide: ({ command }, say) => `changé\u00a0: ${entriesText.label(command, say)}`,
}

export const entriesText: Text['entries'] = {
  label: (command, say) => {
    const label = entryLabels[command.type as CommandType] as Label
    return typeof label === 'function' ? label(command, say) : label
  },
  nobody: 'quelqu’un',
  added: 'réveil de plus',
  lookingBack: 'Tu regardes un moment passé. Reviens d’abord au présent.',
  stumbled: 'Moonrise a trébuché ici et n’a rien changé. Tu peux régler le résultat à la main.',
  following: 'Une autre fenêtre mène cette partie. Prends la main ici pour continuer.',
}
