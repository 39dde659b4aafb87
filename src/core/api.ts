/**
 * The one door of the core. The app calls nothing else of it; types may come from anywhere.
 * Everything is a pure function: of the rules (a script with its characters and words), of a journal, or of a game, which is one moment of a journal.
 */

/** The journal: every entry of a game. These change the journal they are given, and nothing else. */
export { newJournal, openJournal } from './journal/journal' // an empty one; one from its saved entries
export { append, adopt } from './journal/journal' // an entry made here; one made elsewhere
export { undo, redo, goTo } from './journal/journal' // moves the cursor
/** … and these read it. */
export { currentGame, gameAt } from './journal/journal' // the game at the cursor; after any entry
export { journalData } from './journal/journal' // what is saved
export { isPast, redoable } from './journal/journal' // has this entry happened? what would redo do?
export { branches } from './journal/branches' // ways that were taken and left again
export { enteredSincePhase } from './journal/lineage' // the entries of this night or day
export { pastCommands } from './journal/pastCommands' // their commands, those of corrections among them
export { correctableIn } from './journal/pastCommands' // the command behind a line, if it can be corrected
export { factsOf, stateBefore } from './journal/pastCommands' // what came of a command; the game as the command found it
export { lastSettled } from './journal/pastCommands' // the step just settled
export { speltIn } from './journal/spelling' // an earlier moment with the names as they are spelt now
export { checksum } from './journal/checksum'
export { isSound } from './journal/seal' // is an entry from elsewhere as it was made?
export { ROOT, entryId, rowOfStep, seatId, seatOfStep } from './model/ids'

/** Deciding: facts, questions or a refusal. Nothing is changed by asking. */
export { decide } from './decide/decide'
export { redecide } from './decide/redecide' // an earlier command in other words, and everything after it again
export { onward } from './decide/onward' // … and the steps after it that need nobody
export { entryExtras } from './decide/entryExtras' // what the entry of a decision keeps besides its facts
export { evolveAll } from './journal/evolve' // the game after these facts

/** Views: what screens read of a game. */
export { grimoireView } from './views/grimoire'
export { nightSheetView } from './views/nightSheet'
export { rowLabel } from './rules/stepLabel' // what the sheet calls a row
export { stepAfter } from './views/stepAfter' // the step that comes once these facts are written
export { stepBefore, askedIn } from './views/settledStep' // a step as it was before it was settled; what it asks for
export { dayView } from './views/day'
export { townView } from './views/town' // what everybody may know
export { secretsView } from './views/secrets' // what was fixed before the first night
export { lastChoices } from './views/lastChoices' // whom each ability chose last
export { whyView } from './views/why' // every state of a player with its reason
export { storyView } from './views/story' // the game as readable lines, chapter by chapter
export { chapterOf } from './views/writeStory'
export { talesOf, taleText } from './views/tales' // lines as events; an event as one sentence
export { keepUnchanged } from './views/keepUnchanged' // the old object where nothing changed, so that nothing is painted again
export { playerOf } from './rules/table'
export { block, weighed } from './rules/votes' // who is about to die; what hands come to
export { say, fill } from './model/words' // a sentence by its key; one with its values
export { DEMON_BLUFFS } from './model/game'
export { NO_ABILITY } from './model/tokens'

/** Setting up: the bag and the secrets, before there is a game. */
export { rowFor, countTeams, isDealt } from './rules/counts' // how many of each team
export { wantedCounts, outsiderShifts, isOpen } from './rules/bagCounts' // … with what is in the bag
export { bagNotes, copiesOf, shiftsCounts } from './rules/bagEffects' // what a bag leaves to the storyteller
export { evilInfoGiven } from './rules/counts' // are there enough players for evil to learn of each other?
export { setupFaults, setupWarnings } from './rules/setup' // what is wrong with this table; what is legal and seldom wise
export { drawBag } from './rules/bag'
export { inTeamOrder } from './rules/drawnTokens'
export { bagTone, flavourOf } from './rules/taste' // what kind of game a bag makes
export { believable, suggestSecrets } from './rules/beliefs' // what somebody takes themselves for; all secrets at once
export { isGood, isFooled, isFalseDemon, suggestPrepared, preparedCount, preparedName } from './rules/secrets'
export { chanceFrom } from './rules/chance' // chance from a seed
