import type { Words } from '@/core/model/words'
import type { appText } from './en/app'
import type { bagNotes } from './en/bagNotes'
import type { cardsText } from './en/cards'
import type { dawnText } from './en/dawn'
import type { dayText } from './en/day'
import type { demoText } from './en/demo'
import type { dimmerText } from './en/dimmer'
import type { endText } from './en/end'
import type { entryLabels } from './en/entries'
import type { entriesText } from './en/entries'
import type { errandText } from './en/errand'
import type { extraDayText } from './en/extraDay'
import type { filesText } from './en/files'
import type { followsText } from './en/follows'
import type { grimoireText } from './en/grimoire'
import type { helpText } from './en/help'
import type { homeText } from './en/home'
import type { keepingText } from './en/keeping'
import type { libraryText } from './en/library'
import type { moveText } from './en/move'
import type { namesText } from './en/names'
import type { nightText } from './en/night'
import type { openingText } from './en/opening'
import type { pickerText } from './en/picker'
import type { referenceText } from './en/reference'
import type { scriptNotes } from './en/scriptNotes'
import type { scriptErrors } from './en/scriptNotes'
import type { seatText } from './en/seat'
import type { secretsText } from './en/secrets'
import type { settingsText } from './en/settings'
import type { setupText } from './en/setup'
import type { storyText } from './en/story'
import type { townText } from './en/town'
import type { wrongWayText } from './en/wrongWay'

/** The same shape with any words in it. */
type Wide<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends (...given: infer Given) => infer Said
      ? (...given: Given) => Wide<Said>
      : { readonly [Key in keyof T]: Wide<T[Key]> }

/** All topics of the interface: the English words are the shape, and every other language has it. */
export interface Text {
  core: Words
  app: Wide<typeof appText>
  bagNotes: Wide<typeof bagNotes>
  cards: Wide<typeof cardsText>
  dawn: Wide<typeof dawnText>
  day: Wide<typeof dayText>
  demo: Wide<typeof demoText>
  dimmer: Wide<typeof dimmerText>
  end: Wide<typeof endText>
  entryLabels: Wide<typeof entryLabels>
  entries: Wide<typeof entriesText>
  errand: Wide<typeof errandText>
  extraDay: Wide<typeof extraDayText>
  files: Wide<typeof filesText>
  follows: Wide<typeof followsText>
  grimoire: Wide<typeof grimoireText>
  help: Wide<typeof helpText>
  home: Wide<typeof homeText>
  keeping: Wide<typeof keepingText>
  library: Wide<typeof libraryText>
  move: Wide<typeof moveText>
  names: Wide<typeof namesText>
  night: Wide<typeof nightText>
  opening: Wide<typeof openingText>
  picker: Wide<typeof pickerText>
  reference: Wide<typeof referenceText>
  scriptNotes: Wide<typeof scriptNotes>
  scriptErrors: Wide<typeof scriptErrors>
  seat: Wide<typeof seatText>
  secrets: Wide<typeof secretsText>
  settings: Wide<typeof settingsText>
  setup: Wide<typeof setupText>
  story: Wide<typeof storyText>
  town: Wide<typeof townText>
  wrongWay: Wide<typeof wrongWayText>
}
