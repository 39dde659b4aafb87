import type { LaterWords } from '../language'
import { adviceText } from './advice'
import { appText } from './app'
import { bagNotes } from './bagNotes'
import { builderText } from './builder'
import { cardsText } from './cards'
import { setupWords } from './core/setup'
import { storyWords } from './core/story'
import { correctingText } from './correcting'
import { dawnText } from './dawn'
import { dayText } from './day'
import { demoText } from './demo'
import { dimmerText } from './dimmer'
import { endText } from './end'
import { nightDialogText } from './nightDialog'
import { timelineText } from './timeline'
import { untoldText } from './untold'
import { overtimeText } from './overtime'
import { filesText } from './files'
import { handText } from './hand'
import { helpText } from './help'
import { homeText } from './home'
import { infoText } from './info'
import { jinxText } from './jinx'
import { keepingText } from './keeping'
import { libraryText } from './library'
import { menuText } from './menu'
import { middleText } from './middle'
import { momentText } from './moment'
import { moveText } from './move'
import { namesText } from './names'
import { pickerText } from './picker'
import { referenceText } from './reference'
import { scriptErrors, scriptNotes } from './scriptNotes'
import { seatText } from './seat'
import { secretsText } from './secrets'
import { settingsText } from './settings'
import { setupText } from './setup'
import { sharingText } from './sharing'
import { shelfText } from './shelf'
import { storyText } from './story'
import { tellingText } from './telling'
import { townText } from './town'
import { wrongWayText } from './wrongWay'
import { byHand } from './characters/byHand'
import { names } from './characters/names'

export const later: LaterWords = {
  text: {
    setupWords,
    storyWords,
    advice: adviceText,
    app: appText,
    bagNotes,
    cards: cardsText,
    correcting: correctingText,
    dawn: dawnText,
    day: dayText,
    demo: demoText,
    dimmer: dimmerText,
    end: endText,
    untold: untoldText,
    overtime: overtimeText,
    timeline: timelineText,
    nightDialog: nightDialogText,
    files: filesText,
    help: helpText,
    home: homeText,
    info: infoText,
    jinx: jinxText,
    keeping: keepingText,
    library: libraryText,
    menu: menuText,
    moment: momentText,
    move: moveText,
    names: namesText,
    picker: pickerText,
    reference: referenceText,
    scriptNotes,
    scriptErrors,
    seat: seatText,
    secrets: secretsText,
    settings: settingsText,
    hand: handText,
    middle: middleText,
    setup: setupText,
    sharing: sharingText,
    shelf: shelfText,
    builder: builderText,
    story: storyText,
    telling: tellingText,
    town: townText,
    wrongWay: wrongWayText,
  },
  names,
  byHand,
}
