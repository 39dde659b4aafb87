import type { Entry } from '@/core/journal/entry'
import { loadScript, scripts } from '../engine/scripts'

/** Loads what a game is played with: one of our scripts, or those it brings along. False if this version does not know it. */
export const loadBrought = async (script: string, entries: Iterable<Entry>): Promise<boolean> => {
  const brought = new Map<string, string>()
  for (const { events } of entries) for (const event of events) if (event.type === 'scriptSet') brought.set(event.script, event.file)
  const all = await Promise.all([...brought].map(([id, file]) => loadScript(id, file)))
  return all.every(Boolean) && (brought.has(script) || (scripts.has(script) && (await loadScript(script))))
}
