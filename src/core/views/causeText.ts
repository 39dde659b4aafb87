import type { DeathCause } from '../model/game'
import type { Rules } from '../model/script'
import { say } from '../model/words'
import { nameOf } from '../rules/table'

/** What happened to somebody who died: a cause without words of its own is the character that kills so. */
export const causeText = (rules: Rules, cause: DeathCause): string =>
  rules.words[`cause.${cause}`] ?? say(rules.words, 'cause.character', { character: nameOf(rules, cause) })
