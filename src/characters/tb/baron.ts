import { character } from '../contract'

/** Two more Outsiders, from the start. */
export const baron = character('baron', {
  names: { sheet: 'Baron', published: 'Baron' },
  team: 'minion',
  tokens: [],
  ability: 'More Outsiders than usual are in play. [Two Outsiders more]',
  setup: [{ outsiders: [2] }],
})
