import type { Familiarity, ScriptCharacter, ScriptFile } from '@/scripts/read/scriptFile'
import { spokenCharacter } from '@/text/language'

interface Written {
  readonly id: string
  readonly name: string
  readonly ability: string
  readonly known?: Familiarity
}

/** A character as the chosen language has it; homebrew keeps its own words. */
export const inOurWords = <One extends Written>(one: One): One & { readonly inEnglish?: true } => {
  const spoken = one.known === 'homebrew' || one.known === 'unknown' ? undefined : spokenCharacter(one.id)
  return spoken ? { ...one, name: spoken.name, ...(spoken.ability === undefined ? { inEnglish: true } : { ability: spoken.ability }) } : one
}

/** A script as it is shown; what is saved of it stays English. */
export interface SpokenScript extends ScriptFile {
  readonly characters: readonly (ScriptCharacter & { readonly inEnglish?: true })[]
}

export const spokenScript = (script: ScriptFile): SpokenScript => ({ ...script, characters: script.characters.map(inOurWords) })
