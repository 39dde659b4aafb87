import { topic } from '../language'

export const appText = topic('app', {
  notices: 'Notices',
  dismiss: 'Dismiss',
  update: 'A new Moonrise is ready whenever you are.',
  takeUpdate: 'Use it now',
  memoryOnly: 'Nothing can be saved on this device right now; closing Moonrise would lose this game. Save it as a file.',
  outdated: 'A newer Moonrise is running this game in another window. Reload to go on here.',
  reload: 'Reload',
  deleted: 'This game was deleted in another window.',
  keepGame: 'Keep it',
  rewritten:
    'The saved data of this game was deleted while it was open. It is being saved again from memory. If other games are gone, import them from a file.',
  missing: 'This part of Moonrise isn’t on the device yet, and the network doesn’t answer. Try again in a moment.',
  saveFile: 'Save as a file',
  /** What the step shows, in one sentence for the ear. */
  wakes: (wakes: boolean, who: string, as: string) => (wakes ? `Wake ${who}, ${as}` : `${who}, ${as}, stays asleep`),
  impaired: 'Without ability',
})
