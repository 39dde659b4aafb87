import { listOf } from './listOf'
import { count } from './setupCount'

/** What is fixed before the first night. */
export const setupSecrets = {
  intro: 'What you decide before the first night. All of it can be changed later.',
  belief: (name: string) => `The ${name} believes`,
  beliefPick: (name: string) => `What does the ${name} take themselves for?`,
  beliefNone: 'nothing that is left to believe in',
  notClaimed: 'nobody claims this',
  believed: 'believed by another',
  bluffsPick: 'Three good characters that are not in play',
  falseBluffsPick: 'Three good characters to show',
  bluffs: 'Demon’s bluffs',
  falseBluffs: (name: string) => `Bluffs shown to the ${name}`,
  replaced: (now: string, old: string) => `New: the ${now}. You picked the ${old}, which is in the bag now.`,
  real: { minion: (name: string) => `${name} is a real Minion.`, demon: (name: string) => `${name} is the real Demon.` },
  noInfo: (from: number) =>
    `Fewer than ${from} players (Travellers not counted): evil players don’t learn who the others are, and there are no bluffs.`,
  traveller: (name: string) => `${name}, Traveller`,
  side: (name: string) => `Side of ${name}`,
  strangers: (names: readonly string[]) =>
    names.length === 1
      ? `${listOf(names)}: which Traveller is this, and on which side?`
      : `${listOf(names)}: which Travellers are they, and on which side?`,
  strangersFix: 'Suggest',
  noTraveller: 'not chosen yet',
  travellerPick: (name: string) => `Which Traveller is ${name}?`,
  undealt: (n: number) => `${count(n, 'player has', 'players have')} no character yet`,
  undealtFix: 'Deal the rest',
  nobody: 'nobody',
  begin: 'Begin the first night',
  beginAnyway: 'Begin anyway…',
  beginWarn: 'Begin anyway?',
  beginWhy: 'The first night opens with things as they are. Every seat can be changed in the grimoire.',
  beginDo: 'Begin as it is',
  beginStay: 'Back to bluffs & secrets',
  saving: 'Laying the table…',
  gameTitle: (names: readonly string[], script: string) => {
    const [first, second] = names.filter((name) => name !== '')
    return first && second ? `${first}, ${second} and others` : script
  },
  notOnScript: 'not on the script',
  /** For characters that are played by hand: what is to be chosen or written. */
  plans: {
    show: {
      townsfolk: 'a Townsfolk',
      outsider: 'an Outsider',
      minion: 'a Minion',
      demon: 'a Demon',
      good: 'a good character',
      townsfolkOrMinion: 'a Townsfolk or Minion',
    },
    turn: { townsfolk: 'a Townsfolk who is evil' },
    write: { ability: 'your own ability', word: 'the secret word', phrase: 'the secret phrase', rule: 'the rule', goal: 'the goal' },
  },
  planRow: (character: string, what: string) => `${character}: ${what}`,
  notYet: 'not chosen yet',
  planUndo: 'Secret',
  undo: { belief: 'Belief', bluffs: 'Bluffs', traveller: 'Traveller' },
}
