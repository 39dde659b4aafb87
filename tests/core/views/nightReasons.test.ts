import { stepId } from '@/core/model/ids'
import { describe, expect, it } from 'vitest'
import { nightSheetView } from '@/core/views/nightSheet'
import { rules, town } from '../../town'

const rowOf = (scene: ReturnType<typeof town>, row: string) =>
  nightSheetView(rules, scene.game).steps.find((step) => step.row === row && step.status !== 'not-due')!

describe('a row of the night says why it is due tonight', () => {
  it('where "every night" would not', () => {
    expect(
      rowOf(
        town('moonchild, sailor, gambler, courtier, po')
          .day(1)
          .execute('moonchild')
          .use('moonchild', { targets: ['sailor'] })
          .night(2),
        'moonchild',
      ).because,
    ).toBe('somebody was chosen in public')
    expect(rowOf(town('tinker, sailor, gambler, godfather, po').day(1).execute('tinker').night(2), 'godfather').because).toBe(
      'an Outsider died today',
    )
    expect(rowOf(town('fool, sailor, gambler, courtier, zombuul').night(2), 'zombuul').because).toBe('nobody died today')
  })

  it('and what was left out says so', () => {
    const scene = town('fool, sailor, gambler, courtier, po').night(2)
    scene.send((at) => ({ type: 'skipStep', step: stepId(`sailor:${at('sailor')}`) }))
    expect(rowOf(scene, 'sailor')).toMatchObject({ status: 'skipped', because: 'skipped by you' })
  })

  it('speaks of what was before only if there was something', () => {
    const first = town('fool, sailor, gambler, devilsadvocate, pukka').night(1)
    expect(rowOf(first, 'devilsadvocate').playerDoes).toBe('devilsadvocate points at a living player.')
    expect(rowOf(first, 'pukka').youDecide).toBe('That player is poisoned.')
    const second = first.devilsadvocate('fool').pukka('gambler').night(2)
    expect(rowOf(second, 'devilsadvocate').playerDoes).toContain('not last night’s')
    expect(rowOf(second, 'pukka').youDecide).toContain('the one poisoned before dies')
  })

  it('tells which Demon a Lunatic plays, and what that Demon would do', () => {
    expect(rowOf(town('fool, lunatic believes shabaloth, gambler, courtier, po').night(2), 'lunatic.act').playerDoes).toBe(
      'As the Shabaloth: lunatic points at two players.',
    )
  })
})
