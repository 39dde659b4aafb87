import { icons as badMoonRising } from '../../src/scripts/bad-moon-rising/icons.ts'
import { icons as troubleBrewing } from '../../src/scripts/trouble-brewing/icons.ts'
import type { borrowedMarks } from '../../src/ui/parts/iconNames.ts'

/** Which drawing of game-icons.net each of these marks is. */
const marks: Readonly<Record<(typeof borrowedMarks)[number], string>> = { skull: 'death-skull', ghost: 'ghost' }

/** Those of the characters lie beside their script. */
export const drawings: Readonly<Record<string, string>> = { ...badMoonRising, ...troubleBrewing, ...marks }

/** Those of other scripts than the home edition's come when one of their characters is drawn. */
export const others: ReadonlySet<string> = new Set(Object.keys(troubleBrewing))
