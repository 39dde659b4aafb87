const icons: Readonly<Record<string, string>> = {
  lives: 'heart',
  dead: 'skull',
  looksDead: 'ghost',
  drunk: 'drunk',
  poisoned: 'poison',
  sober: 'check',
  good: 'halo',
  evil: 'horns',
  safe: 'shield',
  unsafe: 'shielded',
  spent: 'ban',
  unspent: 'rotate',
  newVote: 'ghost',
  noVote: 'ghost',
  came: 'door',
  left: 'door',
  aboutToDie: 'gavel',
  nobodyAboutToDie: 'gavel',
  extraDay: 'hourglass',
  noExtraDay: 'hourglass',
  owed: 'hourglass',
  notOwed: 'hourglass',
  refused: 'warn',
}

/** By the code of the sentence: `changed.dead`. */
export const changeIcon = (code: string): string => icons[code.replace('changed.', '')] ?? 'coin'
