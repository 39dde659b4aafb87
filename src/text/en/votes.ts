/** The one phrase for how many hands it takes. */
export const votesToExecute = (n: number): string => `${n} ${n === 1 ? 'vote' : 'votes'} to execute`
