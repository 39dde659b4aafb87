import { topic } from '../language'

/** Some characters have two names. The setup, the settings and the reference ask in the same words. */
export const namesText = topic('names', {
  ask: 'Which names do the players’ sheets have?',
  /** Beside the words of a character that nobody has translated yet. */
  inEnglish: 'in English',
})
