import type { Character } from '@/core/model/character'
import type { Rules } from '@/core/model/script'
import type { Flavour, Flavours } from '@/core/model/taste'
import { flavours as badMoonRising } from '@/scripts/bad-moon-rising/flavours'
import { flavour } from '@/scripts/script'
import { flavours as troubleBrewing } from '@/scripts/trouble-brewing/flavours'

/** By script; loaded for the setup only. */
const flavours: ReadonlyMap<string, Flavours> = new Map([
  ['bad-moon-rising', badMoonRising],
  ['trouble-brewing', troubleBrewing],
])
/** As somebody wrote them; none for a script that is not ours. */
export const writtenFlavours = (script: string): Flavours => flavours.get(script) ?? {}

const written: Flavours = Object.assign({}, ...flavours.values()) as Flavours

const made = new WeakMap<Rules, Flavours>()

/** Of a script that is not ours, what we wrote of a character, and otherwise what its reminders tell. */
export const flavoursOf = (rules: Rules): Flavours => {
  const own = flavours.get(rules.script.id) ?? made.get(rules)
  if (own) return own
  const all = Object.fromEntries(rules.script.characters.map((id) => [id, written[id] ?? tellingOf(rules.characters[id])]))
  made.set(rules, all)
  return all
}

/** Somebody dies of it, is drunk or poisoned by it, or lives on because of it. */
const tellingOf = (character: Character | undefined): Flavour => {
  const tokens = (character?.tokens ?? []).join(' ')
  const deaths = /\b(dead|dies|about to die)\b/i.test(tokens) ? 2 : 0
  const fog = /\b(drunk|poisoned|mad|cursed|turns|wrong)\b/i.test(tokens) ? 2 : 0
  const shelter = /\b(safe|protected|survives|no ability)\b/i.test(tokens) ? 1 : 0
  const harsh = character?.team === 'demon' ? 0 : (deaths + fog - shelter) / 2
  return flavour(Math.max(0.5, 2 - harsh), 2, Math.min(3, 2 + harsh), deaths, fog, shelter)
}
