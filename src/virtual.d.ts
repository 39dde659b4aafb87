declare module 'virtual:later-sprite' {
  /** Where the art lies that the first paint does not need. */
  export const laterSprite: string
}

declare module 'virtual:drawings/*' {
  /** For each grid, by name: the data of one outline, or markup of several. */
  export const drawings: readonly (readonly [grid: number, bodies: Readonly<Record<string, string>>])[]
}
