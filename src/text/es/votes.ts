export const votes = (n: number): string => (n === 1 ? '1 voto' : `${n} votos`)

export const votesToExecute = (n: number): string => `${votes(n)} para ejecutar`
export const votesToExile = (n: number): string => `${votes(n)} para exiliar`
