import { topic } from '../language'

/** Around the advice for storytellers who are new to a character. */
export const adviceText = topic('advice', {
  advice: 'Advice:',
  dismiss: 'Don’t show this advice again',
})
