import type { CharacterId } from '@/core/model/ids'
import type { KnownCharacter } from '../known/knownCharacter'
import type { PlayedEdition } from './scriptFile'

export const EDITION_NAMES: Readonly<Record<PlayedEdition, string>> = {
  tb: 'Trouble Brewing',
  bmr: 'Bad Moon Rising',
  snv: 'Sects & Violets',
}
const EDITIONS: readonly PlayedEdition[] = ['tb', 'bmr', 'snv']
const RESIDENTS: readonly string[] = ['townsfolk', 'outsider', 'minion', 'demon']

/** The edition whose residents are exactly these; Travellers, Fabled and Loric come and go. */
export const editionOf = (ids: readonly CharacterId[], homebrew: number, known: readonly KnownCharacter[]): PlayedEdition | undefined => {
  if (homebrew > 0) return undefined
  const residents = known.filter(({ team }) => RESIDENTS.includes(team))
  const mine = new Set(ids.filter((id) => residents.some((one) => one.id === id)))
  return EDITIONS.find((edition) => {
    const theirs = residents.filter((one) => one.edition === edition)
    return theirs.length === mine.size && theirs.every(({ id }) => mine.has(id))
  })
}
