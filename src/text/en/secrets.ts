/** What was fixed before the first night, as a running game speaks of it. */
export const secretsText = {
  title: 'Fixed by you',
  nothing: 'nothing yet',
  label: {
    bluffs: 'Shown as not in play',
    falseBluffs: 'Shown as not in play',
    falseMinions: 'Shown as Minions',
    grandchild: 'The Grandchild',
  },
  change: {
    bluffs: 'Change the bluffs',
    falseBluffs: 'Change the shown bluffs',
    falseMinions: 'Change the shown Minions',
    grandchild: 'Change the Grandchild',
  },
  pick: {
    bluffs: 'Three good characters that are not in play',
    falseBluffs: 'Three good characters to show',
    falseMinions: (n: number) => `Choose ${n === 1 ? '1 player' : `${n} players`} to point at`,
    grandchild: 'Who is the Grandchild?',
  },
  missing: {
    bluffs: 'No bluffs are fixed for the Demon.',
    falseBluffs: 'No bluffs are fixed to be shown.',
    falseMinions: 'No Minions are fixed to be shown.',
    grandchild: 'No Grandchild is fixed.',
  },
  inPlay: (names: string) => `To be shown as not in play, but in play: ${names}.`,
  take: (names: string) => `Take ${names}`,
}
