import { topic } from '../language'

/** Words of what follows and of what only the storyteller decides, wherever they are shown. */
export const followsText = topic('follows', {
  byHand: 'by hand',
  rules: 'Let the rules decide',
  usual: 'usual',
  isTrue: 'true',
  onRing: 'Tap a seat on the ring.',
  anyway: 'Choose anyway',
  leave: 'Leave it',
})
