import type { Character } from '@/core/model/character'
import type { MiddleCharacter, Rules, Script } from '@/core/model/script'
import { jinxesOf } from '../read/jinxesOf'
import type { ScriptCharacter, ScriptFile } from '../read/scriptFile'
import type { ScriptLibrary } from '../read/scriptLibrary'
import { USUAL_COUNTS } from '../script'
import { byHand, handPlan } from './byHand'
import { mergeRows, nightRows } from './nightRows'
import { safeIds } from './safeIds'

export interface Playable {
  readonly script: Script
  readonly characters: readonly Character[]
}

export interface PlayPlan {
  readonly id: string
  readonly library: ScriptLibrary
  /** Those that are played by their rules. */
  readonly automated: readonly Character[]
  /** The edition with its own sheet, if the script is one. */
  readonly edition?: Pick<Rules, 'script'> | undefined
}

/** A script that was read, ready to be played: rules for those we have them for, everybody else by hand. */
export const playable = (read: ScriptFile, plan: PlayPlan): Playable => {
  const file = safeIds(read)
  const middle = file.characters.flatMap(inTheMiddle(plan.library))
  const seated = file.characters.filter(({ id }) => !middle.some((one) => one.id === id))
  const characters = seated.map((one) => ownRules(one, plan) ?? byHand(one, handPlan(one, file, plan.library)))
  const script = {
    ...(plan.edition ? sheetOf(plan.edition.script, file, characters, middle) : ownSheet(file, characters, middle)),
    id: plan.id,
  }
  return { characters, script: { ...script, middle, jinxes: jinxesOf(file.characters), houseRules: file.bootlegger } }
}

const inTheMiddle =
  (library: ScriptLibrary) =>
  ({ id, name, team, ability, tokens, known }: ScriptCharacter): readonly MiddleCharacter[] => {
    const setup = known === 'homebrew' ? undefined : library.find(id)?.bag
    const own = known === 'homebrew' ? { homebrew: true as const } : {}
    return team === 'fabled' || team === 'loric' ? [{ id, name, team, ability, tokens, ...own, ...(setup?.length ? { setup } : {}) }] : []
  }

/** A custom script is printed with the published names; the sheet's own belong to its edition. */
const ownRules = ({ id, known }: ScriptCharacter, { automated, edition }: PlayPlan): Character | undefined => {
  const found = known === 'rules' ? automated.find((one) => one.id === id) : undefined
  return found && !edition ? { ...found, names: { sheet: found.names.published, published: found.names.published } } : found
}

const idsOf = (characters: readonly Character[], travellers: boolean) =>
  characters.filter(({ team }) => (team === 'traveller') === travellers).map(({ id }) => id)

const ownSheet = (file: ScriptFile, characters: readonly Character[], middle: readonly MiddleCharacter[]): Omit<Script, 'id'> => {
  const night = {
    first: nightRows(file.firstNight, characters, middle, 'first'),
    other: nightRows(file.otherNight, characters, middle, 'other'),
  }
  return {
    name: file.name ?? '',
    characters: idsOf(characters, false),
    travellers: idsOf(characters, true),
    order: { sheet: night, published: night },
    counts: USUAL_COUNTS,
    maxTravellers: 5,
    evilInfoFrom: 7,
  }
}

/** An edition keeps its own sheet; Travellers that were added get their places in it. */
const sheetOf = (edition: Script, file: ScriptFile, characters: readonly Character[], middle: readonly MiddleCharacter[]): Script => {
  const own = ownSheet(file, characters, middle)
  const order = (way: 'sheet' | 'published') => ({
    first: mergeRows(edition.order[way].first, own.order[way].first),
    other: mergeRows(edition.order[way].other, own.order[way].other),
  })
  const travellers = [...new Set([...edition.travellers, ...own.travellers])].filter((id) => own.travellers.includes(id))
  return { ...edition, travellers, order: { sheet: order('sheet'), published: order('published') } }
}
