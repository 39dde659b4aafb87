import type { Words } from '@/core/model/words'
import { viewWords } from './views'

/** `{who}`, `{me}`, `{by}`, `{ability}` are filled in. */
const sentences: Words = {
  and: 'and',
  everyoneElse: 'everybody else',
  nobody: 'nobody',

  'refused.target_must_be_alive': '{who} does not look alive, and only living players may be chosen.',
  'refused.target_must_be_dead': '{who} looks alive, and only dead players may be chosen.',
  'refused.target_self_forbidden': '{me} may not choose the own seat.',
  'refused.target_same_as_last_night': '{who} was chosen last night; it has to be somebody else tonight.',
  'refused.no_such_step': 'There is no such step tonight.',

  'because.every': 'every night',
  'because.first': 'first night',
  'because.firstHere': 'the first night of this ability',
  'because.other': 'every night but the first',
  'because.settled': 'done tonight',
  'because.dusk': 'eyes closed, about ten seconds of silence',
  'because.dawn': 'about ten seconds of silence, then eyes open',
  'because.minionInfo': 'seven or more residents',
  'because.demonInfo': 'seven or more residents',
  'because.noMinion': 'no living Minion',
  'because.fewResidents': 'fewer than seven residents: evil players learn nothing of each other',
  'because.evilTraveller': 'an evil Traveller is shown the Demon',
  'because.added': 'added by you',
  'because.tooLate': 'lives again, but this step had passed',
  'because.onlyFirst': 'only on the first night',
  'because.notFirst': 'not on the first night',
  'because.dead': 'dead',
  'because.spent': 'ability used up',
  'because.asleep': 'kept asleep by the Exorcist',
  'because.tooFewTargets': 'fewer than two others look alive',
  'because.statementFalse': 'the statement was not true',
  'because.noStatement': 'no statement today',
  'because.noSong': 'no song',
  'because.noCurse': 'nobody was chosen',
  'because.noBelief': 'no false Demon was fixed',
  'because.choseNobody': 'the Lunatic chose nobody',
  'because.noOutsiderDied': 'no Outsider died today',
  'because.someoneDied': 'somebody died today',
  'because.grandchildLives': 'the Demon did not kill the grandchild tonight',
  'because.gainedAlready': 'has an ability already',
}

/** What the core says on the first screen of a running night. */
export const firstWords: Words = { ...viewWords, ...sentences }
