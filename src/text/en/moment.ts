import { topic } from '../language'

/** Words of what lies over the grimoire: the cover, another moment, another window. Not needed for the first screen. */
export const momentText = topic('moment', {
  covered: 'Grimoire covered',
  coverHold: 'Hold to lift',
  coverHow: 'Hold for a moment to see the grimoire again',
  lookingAt: 'You’re looking at another moment of this game.',
  returnToNow: 'Return to now',
  goBackHere: 'Continue from here…',
  goBackSure: 'Yes, from here',
  goBackAsk: 'What came after stays in the timeline, and you can return to it.',
  following: 'Another window is running this game; this one follows.',
  takeOver: 'Take over here',
})
