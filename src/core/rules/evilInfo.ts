import type { Rules } from '../model/script'

/** Whether Minions and Demon learn of each other, and the Demon of three characters that are not in play. */
export const evilInfoGiven = (rules: Rules, residents: number): boolean => residents >= rules.script.evilInfoFrom
