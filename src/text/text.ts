import type { adviceText } from './en/advice'
import type { appText } from './en/app'
import type { bagNotes } from './en/bagNotes'
import type { builderText } from './en/builder'
import type { cardsText } from './en/cards'
import type { coreWords } from './en/core'
import type { setupWords } from './en/core/setup'
import type { storyWords } from './en/core/story'
import type { correctingText } from './en/correcting'
import type { dawnText } from './en/dawn'
import type { dayText } from './en/day'
import type { demoText } from './en/demo'
import type { dimmerText } from './en/dimmer'
import type { endText } from './en/end'
import type { entryLabels } from './en/entries'
import type { entriesText } from './en/entries'
import type { untoldText } from './en/untold'
import type { overtimeText } from './en/overtime'
import type { filesText } from './en/files'
import type { followsText } from './en/follows'
import type { grimoireText } from './en/grimoire'
import type { timelineText } from './en/timeline'
import type { handText } from './en/hand'
import type { helpText } from './en/help'
import type { homeText } from './en/home'
import type { infoText } from './en/info'
import type { jinxText } from './en/jinx'
import type { keepingText } from './en/keeping'
import type { libraryText } from './en/library'
import type { liveText } from './en/live'
import type { menuText } from './en/menu'
import type { momentText } from './en/moment'
import type { middleText } from './en/middle'
import type { moveText } from './en/move'
import type { namesText } from './en/names'
import type { nightText } from './en/night'
import type { nightDialogText } from './en/nightDialog'
import type { openingText } from './en/opening'
import type { pickerText } from './en/picker'
import type { referenceText } from './en/reference'
import type { scriptNotes } from './en/scriptNotes'
import type { scriptErrors } from './en/scriptNotes'
import type { seatText } from './en/seat'
import type { secretsText } from './en/secrets'
import type { settingsText } from './en/settings'
import type { setupText } from './en/setup'
import type { sharingText } from './en/sharing'
import type { shelfText } from './en/shelf'
import type { storyText } from './en/story'
import type { tellingText } from './en/telling'
import type { townText } from './en/town'
import type { watchText } from './en/watch'
import type { wrongWayText } from './en/wrongWay'

/** The same shape with any words in it. */
export type Wide<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends (...given: infer Given) => infer Said
      ? (...given: Given) => Wide<Said>
      : { readonly [Key in keyof T]: Wide<T[Key]> }

/** All topics of the interface: the English words are the shape, and every other language has it. */
export interface Text {
  core: Wide<typeof coreWords>
  setupWords: Wide<typeof setupWords>
  storyWords: Wide<typeof storyWords>
  advice: Wide<typeof adviceText>
  app: Wide<typeof appText>
  bagNotes: Wide<typeof bagNotes>
  cards: Wide<typeof cardsText>
  correcting: Wide<typeof correctingText>
  dawn: Wide<typeof dawnText>
  day: Wide<typeof dayText>
  demo: Wide<typeof demoText>
  dimmer: Wide<typeof dimmerText>
  end: Wide<typeof endText>
  entryLabels: Wide<typeof entryLabels>
  entries: Wide<typeof entriesText>
  untold: Wide<typeof untoldText>
  overtime: Wide<typeof overtimeText>
  files: Wide<typeof filesText>
  follows: Wide<typeof followsText>
  grimoire: Wide<typeof grimoireText>
  timeline: Wide<typeof timelineText>
  help: Wide<typeof helpText>
  home: Wide<typeof homeText>
  info: Wide<typeof infoText>
  jinx: Wide<typeof jinxText>
  keeping: Wide<typeof keepingText>
  library: Wide<typeof libraryText>
  live: Wide<typeof liveText>
  menu: Wide<typeof menuText>
  moment: Wide<typeof momentText>
  move: Wide<typeof moveText>
  names: Wide<typeof namesText>
  night: Wide<typeof nightText>
  nightDialog: Wide<typeof nightDialogText>
  opening: Wide<typeof openingText>
  picker: Wide<typeof pickerText>
  reference: Wide<typeof referenceText>
  scriptNotes: Wide<typeof scriptNotes>
  scriptErrors: Wide<typeof scriptErrors>
  seat: Wide<typeof seatText>
  secrets: Wide<typeof secretsText>
  settings: Wide<typeof settingsText>
  hand: Wide<typeof handText>
  middle: Wide<typeof middleText>
  setup: Wide<typeof setupText>
  sharing: Wide<typeof sharingText>
  shelf: Wide<typeof shelfText>
  builder: Wide<typeof builderText>
  story: Wide<typeof storyText>
  telling: Wide<typeof tellingText>
  town: Wide<typeof townText>
  watch: Wide<typeof watchText>
  wrongWay: Wide<typeof wrongWayText>
}

/** What the grimoire needs for its first screen: a language brings them in its first file. */
export type FirstTopic = 'core' | 'entryLabels' | 'entries' | 'follows' | 'grimoire' | 'night' | 'opening'

/** What live devices say: each topic is a file of its own, fetched only where a server has live rooms. */
export type LiveTopic = 'live' | 'watch'
