import { markId } from '../model/ids'
import type { Mark } from '../model/mark'
import { moment } from '../rules/table'
import { emit } from './deciding'
import type { Deciding, Source } from './deciding'

export const placeMark = (work: Deciding, mark: Omit<Mark, 'id' | 'source'>, source: Source): void =>
  emit(work, {
    type: 'markPlaced',
    mark: { ...mark, id: markId(`m${work.game.serial + 1}`), source: { ...source, moment: moment(work.game) } },
  })
