import type { Command, CommandType } from '@/core/journal/command'
import type { HandAct } from '@/core/journal/handCommand'
import type { Spoken } from '../en/entries'
import type { Text } from '../text'

type Label = string | ((command: Command, say: Spoken) => string)

const side = { good: 'gut', evil: 'böse' }

const handWords = (act: HandAct, say: Spoken): string => {
  switch (act.do) {
    case 'chooses':
      return `Wahl: ${say.chosen(act.seats, act.character)}`
    case 'dies':
      return `${say.player(act.seat)} stirbt`
    case 'returns':
      return `${say.player(act.seat)} kehrt zurück`
    case 'becomes':
      return `${say.player(act.seat)} wird ${say.character(act.character)}`
    case 'turns':
      return `${say.player(act.seat)} ${side[act.alignment]}`
    case 'tells':
      return `Auskunft an ${say.player(act.seat)}`
    case 'lays':
      return `${say.token(act.token)} auf ${say.player(act.seat)}`
    case 'notes':
      return 'eine Notiz'
  }
}

export const entryLabels: Text['entryLabels'] = {
  begin: 'die erste Abenddämmerung',
  point: ({ step }, say) => `Zeigen, ${say.step(step)}`,
  takeStep: ({ step }, say) => say.step(step),
  runUpkeep: ({ step }, say) => say.step(step),
  skipStep: ({ step }, say) => `ausgelassen: ${say.step(step)}`,
  reopenStep: ({ step }, say) => `wieder geöffnet: ${say.step(step)}`,
  addStep: ({ seat }, say) => `ein weiteres Wecken: ${say.player(seat)}`,
  dawn: 'Morgendämmerung',
  dusk: 'Abenddämmerung',
  addSeat: ({ plan }) => `${plan.player} setzt sich`,
  removeSeat: 'ein Platz entfernt',
  renamePlayer: ({ player }) => `der Name ${player}`,
  swapSeats: ({ a, b }, say) => `${say.player(a)} und ${say.player(b)} tauschen`,
  moveSeat: ({ seat }, say) => `${say.player(seat)} wechselt den Platz`,
  reorderSeats: 'die Sitzordnung',
  deal: 'das Austeilen',
  setBluffs: 'die Bluffs',
  setSecret: ({ seat }, say) => `ein Geheimnis von ${say.player(seat)}`,
  setBelief: ({ seat }, say) => `was ${say.player(seat)} glaubt`,
  setOrder: 'die Nachtreihenfolge',
  setScript: 'das Skript',
  nominate: ({ nominee }, say) => `${say.player(nominee)} nominiert`,
  vote: ({ votes, counted }) => (counted ? `die Zählung, ${votes.length}` : `Hände, ${votes.length}`),
  withdrawNomination: 'eine Nominierung zurückgezogen',
  callExile: ({ nominee }, say) => `Ruf nach Verbannung, ${say.player(nominee)}`,
  exile: ({ seat }, say) => `${say.player(seat)} verbannt`,
  execute: ({ seat }, say) => `${say.player(seat)} hingerichtet`,
  closeNominations: 'Nominierungen beendet',
  endWithoutExecution: 'keine Hinrichtung',
  reopenDay: 'der Tag wieder geöffnet',
  useAbility: ({ seat, ability }, say) => `${say.character(ability)}, ${say.player(seat)}`,
  join: ({ plan }) => `${plan.player} kommt dazu`,
  leave: ({ seat }, say) => `${say.player(seat)} geht`,
  answer: 'deine Antwort',
  endGame: ({ winner }) => (winner === 'good' ? 'Gut gewinnt' : 'Böse gewinnt'),
  playOn: 'weitergespielt',
  reopenGame: 'das Spiel wieder geöffnet',
  showCard: 'eine Karte gezeigt',
  carryOver: 'die neue Version',
  tell: ({ seat }, say) => `Auskunft an ${say.player(seat)}`,
  doByHand: ({ ability, act }, say) => `${say.character(ability)}: ${handWords(act, say)}`,
  correctLife: ({ seat, life }, say) => `${say.player(seat)} ${life === 'alive' ? 'lebt' : life === 'dead' ? 'tot' : 'gilt als tot'}`,
  kill: ({ seat }, say) => `${say.player(seat)} stirbt`,
  revive: ({ seat }, say) => `${say.player(seat)} kehrt zurück`,
  correctCharacter: ({ seat }, say) => `Charakter von ${say.player(seat)}`,
  correctAlignment: ({ seat, alignment }, say) => `${say.player(seat)} ${side[alignment]}`,
  correctAbility: ({ seat, ability }, say) => `${say.player(seat)}, ${say.character(ability)}`,
  correctGhostVote: ({ seat }, say) => `Geisterstimme von ${say.player(seat)}`,
  correctChoice: ({ seat }, say) => `letzte Wahl von ${say.player(seat)}`,
  correctSpent: ({ seat }, say) => `Fähigkeit von ${say.player(seat)}`,
  placeMark: ({ on, token }, say) => `${say.token(token)} auf ${say.player(on)}`,
  removeMark: ({ seat }, say) => (seat ? `ein Marker aufgehoben für ${say.player(seat)}` : 'ein Marker aufgehoben'),
  moveMark: ({ to }, say) => `ein Marker zu ${say.player(to)}`,
  placeToken: ({ text }, say) => `der Marker „${say.token(text)}“`,
  removeToken: 'ein Marker entfernt',
  moveToken: 'ein Marker verschoben',
  correctPhase: 'die Phase',
  correctOvertime: 'der Zusatztag',
  writeNote: ({ seat }, say) => `eine Notiz zu ${say.player(seat)}`,
  redecide: ({ command }, say) => `geändert: ${entriesText.label(command, say)}`,
}

export const entriesText: Text['entries'] = {
  label: (command, say) => {
    const label = entryLabels[command.type as CommandType] as Label
    return typeof label === 'function' ? label(command, say) : label
  },
  nobody: 'jemand',
  added: 'weiteres Wecken',
  lookingBack: 'Du siehst einen früheren Moment. Kehre erst ins Jetzt zurück.',
  stumbled: 'Moonrise ist hierüber gestolpert und hat nichts geändert. Du kannst das Ergebnis von Hand setzen.',
  following: 'Ein anderes Fenster führt dieses Spiel. Übernimm es hier, um weiterzumachen.',
}
