const votes = (n: number): string => (n === 1 ? '1 Stimme' : `${n} Stimmen`)

export const votesToExecute = (n: number): string => `${votes(n)} zur Hinrichtung`
export const votesToExile = (n: number): string => `${votes(n)} zur Verbannung`
