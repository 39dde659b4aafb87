import type { Migration } from '../migrations'
import { envelopeToSchema2 } from './envelope'
import { factsToSchema2 } from './facts'

/** The one step from schema 1 to schema 2: what an entry says, then what it is wrapped in. */
export const toSchema2: Migration = () => {
  const facts = factsToSchema2()
  return (entry) => envelopeToSchema2(facts(entry))
}
