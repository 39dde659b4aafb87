import type { AllWords, Language } from './language'

/** All words of a language at once, but for those of live devices. */
export const wordsOf = async ({ first, bmr, tb, later }: Language): Promise<AllWords> =>
  Object.assign({ first }, ...(await Promise.all([bmr(), tb(), later()]))) as AllWords
