import type { Text } from '../text'
import { listOf } from './listOf'
import { votesToExecute } from './votes'

export const townText: Text['town'] = {
  title: 'Die Stadt',
  phase: { setup: 'Vor der ersten Nacht', night: (n) => `Nacht ${n}`, day: (n) => `Tag ${n}` },
  nightLine: 'Alle Augen sind geschlossen.',
  alive: (n) => `${n} leben`,
  needed: votesToExecute,
  votes: 'Hände oben',
  of: (n) => `von ${n}`,
  nominates: (by, nominee) => `${by} nominiert ${nominee}`,
  storytellerNominates: (nominee) => `Die Spielleitung nominiert ${nominee}`,
  nominated: (nominee) => `${nominee} ist nominiert`,
  exileCalled: (nominee) => `${nominee} verbannen?`,
  onBlock: (player) => `${player} steht zur Hinrichtung`,
  dawnDied: (names) => `In der Nacht gestorben: ${listOf(names)}.`,
  dawnNobody: 'In der Nacht ist niemand gestorben.',
  dawnReturned: (names) => `${listOf(names)} ${names.length === 1 ? 'lebt' : 'leben'} wieder.`,
  executed: {
    died: (player) => `${player} wurde hingerichtet und ist tot.`,
    not: (player) => `${player} wurde hingerichtet, und niemand starb.`,
  },
  exiled: { died: (player) => `${player} wurde verbannt.`, not: (player) => `${player} wurde verbannt, ist aber nicht gestorben.` },
  wins: { good: 'Gut gewinnt', evil: 'Böse gewinnt' },
  timeUp: 'Die Zeit ist um',
  waiting: 'Warten auf das Fenster der Spielleitung',
  waitingHint: 'Dieser Bildschirm füllt sich, sobald das Spiel auf diesem Gerät offen ist.',
  fullScreen: 'Ganzer Bildschirm',
  language: 'Sprache dieses Bildschirms',
  seat: (player, alive, ghost) => `${player}, ${alive ? 'lebt' : ghost ? 'tot, Geisterstimme übrig' : 'tot, keine Stimme mehr'}`,
}
