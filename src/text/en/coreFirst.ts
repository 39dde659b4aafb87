import type { Words } from '@/core/model/words'
import { viewWords } from './views'

/** `{who}`, `{me}`, `{by}`, `{ability}` are filled in. */
const sentences: Words = {
  and: 'and',
  everyoneElse: 'everybody else',
  nobody: 'nobody',

  'refused.target_must_be_alive': '{who} does not look alive, and only living players may be chosen.',
  'refused.target_must_be_dead': '{who} looks alive, and only dead players may be chosen.',
  'refused.target_self_forbidden': '{me} may not choose themselves.',
  'refused.target_same_as_last_night': '{who} was chosen last night; tonight it must be somebody else.',
  'refused.no_such_step': 'There is no such step tonight.',

  'because.every': 'every night',
  'because.first': 'first night',
  'because.firstHere': 'first night with this ability',
  'because.other': 'every night but the first',
  'because.done': 'done tonight',
  'because.skipped': 'skipped by you',
  'because.outsiderDied': 'an Outsider died today',
  'because.nobodyDied': 'nobody died today',
  'because.cursed': 'somebody was chosen in public',
  'because.statement': 'a statement was made today',
  'because.grandchildDied': 'the Demon killed the grandchild',
  'because.lunaticChose': 'the Lunatic chose tonight',
  'because.dusk': 'about ten seconds of silence',
  'because.dawn': 'about ten seconds of silence, then eyes open',
  'because.minionInfo': '{from} or more residents',
  'because.demonInfo': '{from} or more residents',
  'because.noMinion': 'no living Minion',
  'because.fewResidents': 'fewer than {from} residents: evil players learn nothing about each other',
  'because.evilTraveller': 'an evil Traveller is shown the Demon',
  'because.added': 'added by you',
  'because.tooLate': 'lives again, but too late for this step',
  'because.onlyFirst': 'only on the first night',
  'because.notFirst': 'not on the first night',
  'because.dead': 'dead',
  'because.spent': 'ability used up',
  'because.asleep': 'kept asleep by the Exorcist',
  'because.tooFewTargets': 'fewer than two others look alive',
  'because.statementFalse': 'the statement was not true',
  'because.noStatement': 'no statement today',
  'because.noSong': 'no song',
  'because.song': 'a Minion was executed',
  'because.noCurse': 'nobody was chosen',
  'because.noBelief': 'no false Demon was chosen',
  'because.choseNobody': 'the Lunatic chose nobody',
  'because.noDemon': 'no Demon is alive',
  'because.noOutsiderDied': 'no Outsider died today',
  'because.someoneDied': 'somebody died today',
  'because.grandchildLives': 'the Demon did not kill the grandchild tonight',
  'because.gainedAlready': 'already gained an ability',
}

/** What the core says on the first screen of a running night. */
export const firstWords: Words = { ...viewWords, ...sentences }
