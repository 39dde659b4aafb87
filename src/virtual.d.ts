declare module 'virtual:later-sprite' {
  /** Where the art lies that the first paint does not need. */
  export const laterSprite: string
}
