import type { OldEntry } from '../migrations'
import { oldCommand } from './commands'
import { oldEvent } from './events'
import { oldSentences } from './said'
import { emptyTable, type OldTable, type Part } from './table'

/** The commands and facts inside an entry of schema 1, as schema 2 says them. */
export const factsToSchema2 = (): ((entry: OldEntry) => OldEntry) => {
  const tables = new Map<unknown, OldTable>()
  return (entry) => {
    const [command, events] = [entry['command'] as Part, entry['events'] as readonly Part[]]
    let table = tables.get(entry['base'] ?? entry['parent']) ?? emptyTable
    const facts: Part[] = []
    for (const event of events) {
      const [brought, after] = oldEvent(table, event, { command, events })
      facts.push(...brought)
      table = after
    }
    tables.set(entry['id'], table)
    return {
      ...entry,
      command: oldCommand(command),
      events: facts,
      ...oldSentences('notes', entry['notes']),
      ...oldSentences('changed', entry['changed']),
      ...(Array.isArray(entry['commands']) ? { commands: (entry['commands'] as readonly Part[]).map(oldCommand) } : {}),
    }
  }
}
