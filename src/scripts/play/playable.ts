import type { Character } from '@/core/model/character'
import type { CharacterId } from '@/core/model/ids'
import type { Script, ScriptRow } from '@/core/model/script'
import type { Team } from '@/core/model/seat'
import type { ScriptCharacter, ScriptFile } from '../read/scriptFile'
import type { ScriptLibrary } from '../read/scriptLibrary'
import { usualCounts } from '../setup/bagCounts'
import { byHand } from './byHand'

export interface Playable {
  readonly script: Script
  readonly characters: readonly Character[]
  /** Fabled and Loric: nobody is dealt them, they lie in the middle. */
  readonly middle: readonly ScriptCharacter[]
}

export interface PlayPlan {
  readonly id: string
  readonly library: ScriptLibrary
  /** Those that are played by their rules. */
  readonly automated: readonly Character[]
  /** What the storyteller chose for characters whose team the file does not say. */
  readonly teams?: Readonly<Record<CharacterId, Team>>
}

/** A script that was read, ready to be played: rules for those we have them for, everybody else by hand. */
export const playable = (file: ScriptFile, plan: PlayPlan): Playable => {
  const middle = file.characters.filter(({ team }) => team === 'fabled' || team === 'loric')
  const seated = file.characters.filter((one) => !middle.includes(one))
  const characters = seated.map((one) => ownRules(one, plan) ?? byHand(one, handPlan(one, file, plan)))
  const teams = (traveller: boolean) => characters.filter(({ team }) => (team === 'traveller') === traveller).map(({ id }) => id)
  const night = { first: rows(file.firstNight, characters, 'first'), other: rows(file.otherNight, characters, 'other') }
  const counts = Array.from({ length: 11 }, (_, at) => at + 5).flatMap((size) => [[size, usualCounts(size)] as const])
  return {
    characters,
    middle,
    script: {
      id: plan.id,
      name: file.name ?? '',
      characters: teams(false),
      travellers: teams(true),
      order: { sheet: night, published: night },
      counts: Object.fromEntries(counts) as Script['counts'],
      maxTravellers: 5,
      evilInfoFrom: 7,
    },
  }
}

const ownRules = ({ id, known }: ScriptCharacter, { automated }: PlayPlan): Character | undefined =>
  known === 'rules' ? automated.find((one) => one.id === id) : undefined

const handPlan = (one: ScriptCharacter, file: ScriptFile, { library, teams }: PlayPlan) => {
  const [first, other] = [file.firstNight.includes(one.id), file.otherNight.includes(one.id)]
  const team = teams?.[one.id] ?? one.team
  return {
    team: team === 'unknown' || team === 'fabled' || team === 'loric' ? ('townsfolk' as const) : team,
    wakes: first && other ? ('every' as const) : first ? ('first' as const) : other ? ('other' as const) : undefined,
    outsiders: one.known === 'homebrew' ? [] : shiftsOf(library.find(one.id)?.bag ?? []),
  }
}

const shiftsOf = (bag: readonly object[]): readonly number[] =>
  bag.flatMap((effect) => ('outsiders' in effect && Array.isArray(effect.outsiders) ? (effect.outsiders as readonly number[]) : []))

const FIXED: Readonly<Record<string, readonly NonNullable<ScriptRow['fixed']>[]>> = {
  dusk: ['dusk', 'travellers'],
  minioninfo: ['minion-info'],
  demoninfo: ['demon-info'],
  dawn: ['dawn'],
}

/** A character that acts in several parts has a row for each (the Lunatic), in the order of its own file. */
const rows = (order: readonly string[], characters: readonly Character[], night: 'first' | 'other'): readonly ScriptRow[] =>
  order.flatMap((row): readonly ScriptRow[] => {
    const fixed = FIXED[row]
    if (fixed)
      return fixed.map((each) => ({ row: each, label: each.charAt(0).toUpperCase() + each.slice(1).replace('-', ' '), fixed: each }))
    const one = characters.find(({ id }) => id === row)
    const parts = one?.night?.filter(({ when }) => when === 'every' || when === night).map((step) => step.row ?? one.id) ?? []
    return one ? [...new Set(parts.length > 0 ? parts : [one.id])].map((part) => ({ row: part, label: labelOf(one, part) })) : []
  })

const labelOf = ({ names }: Character, part: string): string => {
  const [, name] = part.split('.')
  return name ? `${names.sheet} (${name})` : names.sheet
}
