/** Held together: a number alone at the end of a line says nothing. */
export const count = (n: number, one: string, many: string) => `${n}\u00a0${n === 1 ? one : many}`
