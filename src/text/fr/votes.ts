/** The one phrase for how many hands it takes. */
export const votesToExecute = (n: number): string => `${n} voix pour exécuter`
export const votesToExile = (n: number): string => `${n} voix pour exiler`
