import type { Mark } from './mark'

/** Words on reminder tokens that the engine itself lays down or looks for. A character owns one by listing it among its tokens. */
export const DEAD = 'Dead'
export const ALIVE = 'Alive'
export const NO_ABILITY = 'No ability'
export const CANNOT_DIE = 'Cannot die'
export const DIED_TODAY = 'Died today'

export const tokenText = ({ token, shown }: Pick<Mark, 'token' | 'shown'>): string => (shown === undefined ? token : `${token} ${shown}`)
