/** How hours and days are written: the same words on every device. */
const written =
  (options: Intl.DateTimeFormatOptions) =>
  (at: Date | number): string =>
    new Intl.DateTimeFormat('en-GB', options).format(at)

/** "21:40" */
export const hour = written({ hour: '2-digit', minute: '2-digit' })
/** "Thursday 12 March" */
export const longDay = written({ weekday: 'long', day: 'numeric', month: 'long' })
/** "Thu 12 March" */
export const shortDay = written({ weekday: 'short', day: 'numeric', month: 'long' })
/** "12 March 2026" */
export const fullDate = written({ day: 'numeric', month: 'long', year: 'numeric' })
