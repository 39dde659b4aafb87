import { topic } from '../language'

/** What was decided before the first night, as a running game speaks of it. */
export const secretsText = topic('secrets', {
  title: 'Set by you',
  nothing: 'nothing yet',
  label: {
    bluffs: 'Shown as not in play',
    falseBluffs: 'Shown as not in play',
    falseMinions: 'Shown as Minions',
    grandchild: 'The grandchild',
  },
  change: {
    bluffs: 'Change the bluffs',
    falseBluffs: 'Change the shown bluffs',
    falseMinions: 'Change the shown Minions',
    grandchild: 'Change the grandchild',
  },
  pick: {
    bluffs: 'Three good characters that are not in play',
    falseBluffs: 'Three good characters to show',
    falseMinions: (n: number) => `Choose ${n === 1 ? '1 player' : `${n} players`} to point at`,
    grandchild: 'Who is the grandchild?',
  },
  missing: {
    bluffs: 'No bluffs are chosen for the Demon.',
    falseBluffs: 'No bluffs are chosen to be shown.',
    falseMinions: 'No Minions are chosen to be shown.',
    grandchild: 'No grandchild is chosen.',
  },
  inPlay: (names: string) => `Meant to be shown as not in play, but in play: ${names}.`,
  take: (names: string) => `Take ${names}`,
})
