const foreign = /(?![A-Za-zäéöü])[\p{L}\p{M}]/u

/** The class of a title that may hold a name: one with a letter the title face lacks is set in the text face as a whole, so that no word changes face in its middle. */
export const titleFace = (words: string): string | undefined => (foreign.test(words) ? 'in-text' : undefined)
