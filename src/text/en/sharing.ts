import { topic } from '../language'

/** The few words about other devices that stand on screens of the game. */
export const sharingText = topic('sharing', {
  menu: 'Share with other devices…',
  elsewhere: 'Another device is running this game; this one follows.',
})
