export const consequenceIcon: Readonly<Record<string, string>> = {
  dies: 'skull',
  survives: 'shield',
  feigns: 'ghost',
  returns: 'heart',
  drunk: 'drunk',
  poisoned: 'poison',
  safe: 'shield',
  shield: 'gavel',
  asleep: 'moon',
  turns: 'horns',
  spent: 'ban',
  nothing: 'minus',
  told: 'cards',
  memo: 'note',
}

export const consequenceClass: Readonly<Record<string, string>> = {
  dies: 'chip--death',
  feigns: 'chip--death',
  survives: 'chip--safe',
  safe: 'chip--safe',
  shield: 'chip--safe',
  drunk: 'chip--impaired',
  poisoned: 'chip--impaired',
}
