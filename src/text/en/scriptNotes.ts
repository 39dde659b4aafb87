import type { ErrorCode, NoteCode } from '@/scripts/read/scriptFile'
import { topic } from '../language'

/** What is told about a script file that was read. */
export const scriptNotes: Readonly<Record<NoteCode, string>> = topic('scriptNotes', {
  comma: 'Line {line}: an extra comma was ignored.',
  comment: 'Line {line}: a comment was ignored.',
  quotes: 'Line {line}: unusual quotation marks were read as plain ones.',
  bareWord: 'Line {line}: a word without quotation marks was read as if it had them.',
  fence: 'The marks around the code were ignored.',
  noName: 'The file gives the script no name: choose one.',
  edition: 'These are the characters of {edition}.',
  misnamed: 'It is called “{name}”, but these are the characters of {edition}.',
  tooFew: 'This is too little for a game: even five players need three Townsfolk, a Minion and a Demon.',
  leftOut: 'Entry {at} is no character and was left out: {what}',
  nested: 'Entry {at} is a list: what is in it was read.',
  twice: '{name} is listed more than once and is kept once.',
  sameId: 'A second character has the id of another: {name} is kept beside it.',
  unknown: 'Moonrise does not know “{id}”: it is played by hand, and you choose its team.',
  noId: '{name} has no id and goes by “{id}”.',
  takesId: '{name} has the id of the published {published} and is played by hand as homebrew.',
  ownWords: 'The file brings its own words for {name}: they are kept in it, and Moonrise shows those it knows.',
  noTeam: 'Choose a team, the file names none: {name}.',
  oddTeam: '{name} is of a team that does not exist, “{team}”: choose one.',
  jinxEntry: 'A jinx is listed as a character and lies in the middle of the table: {name}.',
  noAbility: 'There are no words for {name} in the file.',
  cut: '“{name}” is longer than {most} characters and is shown up to there.',
  oddPlace: '{name} has no place in the night: “{place}” is not a number.',
  oddTokens: 'Not every reminder could be read: {name}.',
  pictures: 'The file names pictures; Moonrise loads none and draws its own.',
  metas: 'The file describes itself more than once: the first description counts.',
  oddMeta: 'What the file has as its {key} is not a text.',
  oddOrder: 'The night order of the file ({night}) is not a list: the usual order is used.',
  orderStrangers: 'The night order of the file ({night}) names characters that are not on the script: {names}.',
  orderLacks: 'The night order of the file ({night}) leaves out {names}.',
})

/** Why a script file cannot be read. */
export const scriptErrors: Readonly<Record<ErrorCode, string>> = topic('scriptErrors', {
  empty: 'Line 1: the file is empty.',
  tooLarge: 'The file is larger than {most} MB, which no script is.',
  webPage: 'Line 1: this is a web page and not a script; download the script file itself.',
  notText: 'Line 1: this is not a text file.',
  endsEarly: 'Line {line}: the file ends in the middle; part of it is missing.',
  notJson: 'Line {line}: this cannot be read as a script, from “{found}” on.',
  goesOn: 'Line {line}: the script is over, but the file goes on with “{found}”.',
  tooDeep: 'Line {line}: too many lists inside one another.',
  noList: 'Line {line}: there is no list of characters in this file.',
  noCharacters: 'Line {line}: there is not one character in this file.',
  tooMany: 'The file lists {count} entries, and {most} are the most.',
})
