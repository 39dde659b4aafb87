import { forgetLocal } from '@/storage/forgetLocal'
import { localValue } from '@/storage/localValue'
import { isDraft, type SetupDraft } from './setupDraft'

/** One tap of the setup that can be taken back. */
export interface SetupTap {
  readonly label: string
  readonly before: SetupDraft
  /** Taps with the same word here are taken back together. */
  readonly joins?: string | undefined
}

/** More would only remember forgotten experiments; a reload keeps the last few of them. */
const MOST_UNDONE = 60
const MOST_KEPT = 12

const NAME = 'setup-undo'
const kept = localValue(NAME)

const isTap = (tap: Partial<SetupTap> | null): tap is SetupTap =>
  typeof tap === 'object' && tap !== null && typeof tap.label === 'string' && isDraft(tap.before)

export const readHistory = (): readonly SetupTap[] => {
  const found = kept.read()
  return Array.isArray(found) && found.every(isTap) ? found : []
}

export const writeHistory = (taps: readonly SetupTap[]): readonly SetupTap[] => {
  const last = taps.slice(-MOST_UNDONE)
  if (last.length > 0) kept.write(last.slice(-MOST_KEPT))
  else forgetLocal(NAME)
  return last
}
