const votes = (n: number): string => (n === 1 ? '1 vote' : `${n} votes`)

/** The one phrase for how many hands it takes. */
export const votesToExecute = (n: number): string => `${votes(n)} to execute`
export const votesToExile = (n: number): string => `${votes(n)} to exile`
