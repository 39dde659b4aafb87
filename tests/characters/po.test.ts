import { describe, it } from 'vitest'
import { town } from '../town'

const den = 'po, sailor, gambler, fool, courtier, exorcist, goon, minstrel'

describe('Po', () => {
  it('PO-1: the last choice counts: after nobody, three', () =>
    town(den)
      .night(2)
      .po()
      .token('po', 'po: 3 attacks')
      .night(3)
      .po('gambler', 'courtier', 'minstrel')
      .onlyDead('gambler', 'courtier', 'minstrel')
      .noToken('po', 'po: 3 attacks'))

  it('PO-1: not its result: a failed attack gives no charge', () =>
    town(den).night(2).po('sailor').night(3).po('gambler', 'courtier', 'minstrel').refused('po_only_one_target'))

  it('PO-1: nor its state: choosing nobody while drunk charges, and three while drunk use the charge up', () =>
    town(den)
      .night(2)
      .sailor('po', { drunk: 'po' })
      .po()
      .night(3)
      .sailor('po', { drunk: 'po' })
      .po('gambler', 'courtier', 'minstrel')
      .onlyDead()
      .night(4)
      .po('gambler')
      .onlyDead('gambler'))

  it('PO-1: an exorcised night is no choice, and neither is the first night', () =>
    town(den)
      .night(2)
      .noToken('po', 'po: 3 attacks')
      .po()
      .night(3)
      .exorcist('po')
      .night(4)
      .po('gambler', 'courtier', 'minstrel')
      .onlyDead('gambler', 'courtier', 'minstrel'))

  it('PO-2: three are mandatory then, and different', () =>
    town(den)
      .night(2)
      .po()
      .night(3)
      .po()
      .refused('must_choose_three')
      .po('gambler')
      .refused('must_choose_three')
      .po('gambler', 'gambler', 'fool')
      .refused('targets_must_differ'))

  it('PO-3: with the Goon in the list, picks before it die, the rest live', () =>
    town(den).night(2).po().night(3).po('gambler', 'goon', 'courtier').onlyDead('gambler').drunk('po').evil('goon'))
})
