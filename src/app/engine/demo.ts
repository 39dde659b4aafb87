import type { Command } from '@/core/journal/command'
import { SCRIPT } from './scripts'

/** By script: an evening to look around in. */
const demos: ReadonlyMap<string, () => Promise<{ demoCommands(): readonly Command[] }>> = new Map([
  [SCRIPT, () => import('@/scripts/bad-moon-rising/demo')],
  ['trouble-brewing', () => import('@/scripts/trouble-brewing/demo')],
])

export const hasDemo = (script: string): boolean => demos.has(script)

export const demoCommands = async (script = SCRIPT): Promise<readonly Command[]> => (await demos.get(script)?.())?.demoCommands() ?? []
