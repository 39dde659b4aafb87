import { serialOf, type OldTable, type Part } from './table'

/** Whose doing each kind of news was in the one script of schema 1. */
const abilities: Readonly<Record<string, string>> = {
  number: 'chambermaid',
  targets: 'lunatic',
  exorcist: 'exorcist',
  lunatic: 'lunatic',
  outsiders: 'godfather',
  grandchild: 'grandmother',
}

const names: Readonly<Record<string, string>> = { exorcist: 'self', lunatic: 'self', custom: 'card' }

export const oldTold = (table: OldTable, { seat, what, truth, mayBeFalse, text, ...shown }: Part): Part => {
  const kind = String(what)
  const ability = abilities[kind]
  const owner = Object.keys(table.seats).find((id) => serialOf(table, id, ability) !== undefined)
  const serial = ability === undefined ? undefined : serialOf(table, owner, ability)
  return {
    seat,
    what: names[kind] ?? kind,
    ...(ability ? { ability } : {}),
    ...(serial === undefined ? {} : { serial }),
    answer: { ...shown, ...(text === undefined ? {} : kind === 'alignment' ? { alignment: text } : { text }) },
    ...(truth === undefined ? {} : { truth: { number: truth } }),
    why: mayBeFalse ? 'impaired' : 'able',
  }
}
