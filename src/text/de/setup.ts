import type { Text } from '../text'
import { setupBag } from './setupBag'
import { count } from './setupCount'
import { setupChanged, setupDeal, setupPass, setupTwoSeats } from './setupDeal'
import { setupPlayers } from './setupPlayers'
import { setupSecrets } from './setupSecrets'

export const setupText: Text['setup'] = {
  script: {
    title: 'Ein Skript wählen',
    label: 'Skript',
    unnamed: 'Skript ohne Namen',
    undo: 'das Skript',
    gone: 'Das Skript dieser Vorbereitung ließ sich nicht mehr lesen. Wähle eines.',
  },
  title: 'Neues Spiel',
  back: 'Zurück zur Startseite',
  undo: 'Zurück',
  startOver: 'Von vorn',
  startOverAsk: 'Von vorn …',
  startOverWhy: 'Namen, Beutel und Austeilung dieser Vorbereitung werden geleert. Gemerkte Runden bleiben.',
  startOverDo: 'Tisch leeren',
  stay: 'Diese behalten',
  close: 'Schließen',
  steps: { players: 'Personen', characters: 'Charaktere', deal: 'Austeilen', secrets: 'Geheimnisse' },
  stepsLabel: 'Schritte der Vorbereitung',
  seat: (n) => `Platz ${n}`,
  residents: (n) => count(n, 'Person', 'Personen'),
  mix: (residents, travellers) =>
    `${count(residents, 'Person', 'Personen')}${travellers ? ` · ${count(travellers, 'auf Reisen', 'auf Reisen')}` : ''}`,
  teams: { townsfolk: 'Bürger', outsider: 'Außenseiter', minion: 'Schergen', demon: 'Dämonen', traveller: 'Reisende' },
  team: { townsfolk: 'Bürger', outsider: 'Außenseiter', minion: 'Scherge', demon: 'Dämon', traveller: 'Auf Reisen' },
  good: 'Gut',
  evil: 'Böse',
  twoSeats: setupTwoSeats,
  changed: setupChanged,
  players: setupPlayers,
  characters: setupBag,
  deal: setupDeal,
  pass: setupPass,
  secrets: setupSecrets,
}
