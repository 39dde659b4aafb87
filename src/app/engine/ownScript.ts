import type { Character } from '@/core/model/character'
import { KNOWN } from '@/scripts/known'
import { playable } from '@/scripts/play/playable'
import { middleWords, spokenMiddle } from '@/scripts/play/spokenMiddle'
import { readScript } from '@/scripts/read/readScript'
import type { PlayedEdition, ScriptReading } from '@/scripts/read/scriptFile'
import { libraryOf, type ScriptLibrary } from '@/scripts/read/scriptLibrary'
import { rulesOf, type RulesFor } from '@/scripts/script'

/** Fetched only for scripts that need it: it knows every published character. */

/** The rules of an edition that has a sheet of its own. */
type LoadEdition = (edition: PlayedEdition) => Promise<RulesFor | undefined>

const EDITIONS: readonly PlayedEdition[] = ['tb', 'bmr', 'snv']

export interface Understood {
  readonly reading: ScriptReading
  readonly library: ScriptLibrary
  readonly automated: readonly Character[]
}

/** Every published character; those of these editions are played by their rules. */
export const libraryWith = (editions: readonly RulesFor[]): Pick<Understood, 'library' | 'automated'> => {
  const automated = editions.flatMap((rulesFor) => Object.values(rulesFor({}).characters)).filter(({ byHand }) => !byHand)
  const library = libraryOf(
    KNOWN,
    automated.map(({ id }) => id),
  )
  return { library, automated }
}

/** Reads a script and fetches the rules of the editions its characters come from. */
export const understand = async (file: string, loadEdition: LoadEdition): Promise<Understood> => {
  const plain = libraryOf(KNOWN, [])
  const first = readScript(file, plain)
  if (!first.ok) return { reading: first, library: plain, automated: [] }
  const editions = new Set(first.script.characters.map(({ id }) => plain.find(id)?.edition))
  const rules = await Promise.all(EDITIONS.filter((one) => editions.has(one)).map(loadEdition))
  const { library, automated } = libraryWith(rules.flatMap((rulesFor) => rulesFor ?? []))
  return { reading: readScript(file, library), library, automated }
}

/** The rules of a script that a game brings along; none if its file cannot be read. */
export const ownRules = async (id: string, file: string, loadEdition: LoadEdition): Promise<RulesFor | undefined> => {
  const { reading, library, automated } = await understand(file, loadEdition)
  if (!reading.ok) return undefined
  const edition = reading.script.edition && (await loadEdition(reading.script.edition))
  const { script, characters } = playable(reading.script, { id, library, automated, edition: edition?.({}) })
  return (words, names, spoken = () => undefined) => {
    const here = spokenMiddle(script, spoken)
    return rulesOf(here, characters)({ ...middleWords(here, spoken), ...words }, names, spoken)
  }
}

export const publishedIds = (): readonly string[] => KNOWN.map(({ id }) => id)
