import type { StoryLine } from '@/core/views/storyTypes'

/** By how the telling begins; the first that fits. */
const byTelling: readonly (readonly [begins: string, icon: string])[] = [
  ['choseNobody', 'ban'],
  ['chose', 'point'],
  ['mark.drunk', 'drunk'],
  ['mark.poisoned', 'poison'],
  ['mark.safe', 'shield'],
  ['mark.shield', 'shielded'],
  ['mark.asleep', 'bed'],
  ['lived', 'shield'],
  ['returned', 'heart'],
  ['turned.evil', 'horns'],
  ['turned.good', 'halo'],
  ['told', 'eye'],
  ['card', 'cards'],
  ['wakeAdded', 'bed'],
  ['nominated', 'point'],
  ['withdrawn', 'undo'],
  ['voted', 'hand'],
  ['judged', 'gavel'],
  ['executed.alive', 'gavel'],
  ['executed.corpse', 'gavel'],
  ['exile', 'door'],
  ['noExecution', 'minus'],
  ['stated', 'scroll'],
  ['said', 'dawn'],
  ['pointed', 'hand'],
  ['claimed', 'star'],
  ['voteTokens', 'hand'],
  ['moved', 'swap'],
  ['joined', 'person'],
  ['left', 'door'],
  ['became', 'star'],
  ['gained', 'star'],
  ['forced', 'warn'],
]

const byKind: Readonly<Record<StoryLine['kind'], string>> = {
  chapter: 'moon',
  night: 'moon',
  death: 'skull',
  day: 'sun',
  hand: 'pencil',
  changed: 'rotate',
  aside: 'note',
  end: 'star',
}

/** Deaths are red; who comes back to life is not. */
export const lineTone = ({ tells, kind }: Pick<StoryLine, 'tells' | 'kind'>): string => (tells.startsWith('returned') ? 'return' : kind)

/** What a line is about, at a glance; a new kind of line has that of its kind. */
export const lineIcon = (line: Pick<StoryLine, 'tells' | 'kind'>): string =>
  lineTone(line) === 'death' ? 'skull' : (byTelling.find(([begins]) => line.tells.startsWith(begins))?.[1] ?? byKind[line.kind])
