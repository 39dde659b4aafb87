import type { Consequence } from '@/core/decide/decision'

export const followIcons: Readonly<Record<Consequence['kind'], string>> = {
  dies: 'skull',
  survives: 'shield',
  feigns: 'ghost',
  returns: 'heart',
  drunk: 'drunk',
  poisoned: 'poison',
  safe: 'shield',
  shield: 'shielded',
  asleep: 'bed',
  turns: 'horns',
  spent: 'ban',
  nothing: 'minus',
  told: 'cards',
  memo: 'note',
}

export const followClasses: Partial<Readonly<Record<Consequence['kind'], string>>> = {
  dies: 'chip--death',
  feigns: 'chip--death',
  survives: 'chip--safe',
  safe: 'chip--safe',
  shield: 'chip--safe',
  drunk: 'chip--impaired',
  poisoned: 'chip--impaired',
}
