import type { Text } from '../text'

export const momentText: Text['moment'] = {
  covered: 'Grimoire couvert',
  coverHold: 'Maintenir pour lever',
  coverHow: 'Appuie un instant pour revoir le grimoire',
  lookingAt: 'Tu regardes un autre moment de cette partie.',
  returnToNow: 'Revenir au présent',
  goBackHere: 'Continuer d’ici…',
  goBackSure: 'Oui, d’ici',
  goBackAsk: 'La suite reste dans la chronologie, et tu peux y revenir.',
  following: 'Une autre fenêtre mène cette partie\u00a0; celle-ci la suit.',
  takeOver: 'Prendre la main ici',
}
