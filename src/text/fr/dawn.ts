import type { Text } from '../text'
import { between, listOf } from './listOf'
import { votesToExecute } from './votes'

const they = (names: readonly string[], one: string, many: string) => `${listOf(names)} ${names.length === 1 ? one : many}`

export const dawnText: Text['dawn'] = {
  between,
  title: (day) => `Aube du jour ${day}`,
  aloud: 'À voix haute',
  quotes: ['«\u00a0', '\u00a0»'],
  eyes: 'Ouvrez les yeux.',
  inTheNight: 'La nuit a emporté ',
  died: '.',
  nobodyDied: 'Personne n’est mort cette nuit.',
  liveAgain: (names) => `${they(names, 'revient', 'reviennent')} à la vie.`,
  ghost: (seat) => `place\u00a0${seat} · a un vote fantôme`,
  back: (seat) => `place\u00a0${seat} · de nouveau en vie`,
  only: 'Pour toi seulement',
  saysWhat: 'Avant de parler\u00a0: le dire, ou se taire\u00a0?',
  counts: (alive, votes) => `${alive} en vie, ${votesToExecute(votes)}`,
  looksDead: (names) => `${they(names, 'paraît', 'paraissent')} seulement sans vie.`,
  owes: (name) => `${name} doit choisir quelqu’un à voix haute`,
  thenChooses: (names) => `puis ${they(names, 'choisit', 'choisissent')}`,
  owesHow: 'Juste après l’annonce des morts\u00a0: une personne en vie, devant tout le monde.',
  begin: (day) => `Commencer le jour ${day}`,
  shroud: (names) => `${they(names, 'reçoit', 'reçoivent')} le linceul`,
  shroudOff: (names) => `${they(names, 'quitte', 'quittent')} le linceul`,
  nothing: 'aucun linceul à poser',
  thenToo: '\u00a0; ',
  toNight: 'Retour à la nuit',
  change: 'Changer une mort',
  changeTitle: 'Qui est mort cette nuit\u00a0?',
  changeHow: 'C’est toi qui décides\u00a0: touche une personne pour changer.',
  close: 'Fermer',
  diedTonight: 'meurt cette nuit',
  livesOn: 'vit',
  wasDead: 'sans vie avant cette nuit',
  hint: 'Dix secondes de silence avant que les yeux s’ouvrent, pour que personne ne devine le dernier réveil.',
}
