type Written = (at: Date | number) => string

/** How a language writes hours and days: the same on every device. */
export const written = (locale: string): Readonly<Record<'hour' | 'longDay' | 'shortDay' | 'fullDate', Written>> => {
  const as =
    (options: Intl.DateTimeFormatOptions): Written =>
    (at) =>
      new Intl.DateTimeFormat(locale, options).format(at)
  return {
    hour: as({ hour: '2-digit', minute: '2-digit' }),
    longDay: as({ weekday: 'long', day: 'numeric', month: 'long' }),
    shortDay: as({ weekday: 'short', day: 'numeric', month: 'long' }),
    fullDate: as({ day: 'numeric', month: 'long', year: 'numeric' }),
  }
}
