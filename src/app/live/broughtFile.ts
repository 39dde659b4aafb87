import type { Journal } from '@/core/journal/journal'

const found = new Map<string, string | undefined>()

/** The text of a script that the game brings along; it is looked for once. */
export const broughtFile = (journal: Journal, script: string): string | undefined => {
  if (!script.startsWith('own-')) return undefined
  if (!found.get(script))
    for (const { events } of journal.entries.values())
      for (const event of events) if (event.type === 'scriptSet' && event.script === script) found.set(script, event.file)
  return found.get(script)
}
