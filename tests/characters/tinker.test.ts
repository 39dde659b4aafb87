import { describe, it } from 'vitest'
import { town } from '../town'

describe('Tinker', () => {
  it('TINKER-1: the storyteller may let it die at night', () =>
    town('tinker, sailor, gambler, courtier, po').night(2).tinker({ kill: true }).dead('tinker').dawn().news(['tinker']))

  it('TINKER-1: or by day, at once', () =>
    town('tinker, sailor, gambler, courtier, godfather, zombuul')
      .day(1)
      .use('tinker')
      .dead('tinker')
      .night(2)
      .notDue('zombuul', 'somebody died today')
      .due('godfather'))

  it('TINKER-1: or not at all', () => town('tinker, sailor, gambler, courtier, po').night(2).tinker().alive('tinker').asked('kill'))

  it('TINKER-2: not while it cannot die', () =>
    town('tinker, sailor, innkeeper, courtier, po')
      .night(2)
      .innkeeper('tinker', 'courtier', { drunk: 'courtier' })
      .tinker({ kill: true })
      .refused('tinker_protected')
      .alive('tinker'))

  it('TINKER-2: not without an ability', () =>
    town('tinker, sailor, innkeeper, courtier, po')
      .night(2)
      .sailor('tinker', { drunk: 'tinker' })
      .tinker({ kill: true })
      .refused('tinker_has_no_ability')
      .alive('tinker'))

  it('TINKER-2: both can be forced', () =>
    town('tinker, sailor, innkeeper, courtier, po')
      .night(2)
      .sailor('tinker', { drunk: 'tinker' })
      .tinker({ kill: true, anyway: true })
      .dead('tinker'))

  it('TINKER-2: also while it is drunk and safe at once', () => {
    const scene = () =>
      town('tinker, sailor, innkeeper, courtier, po')
        .night(2)
        .innkeeper('tinker', 'courtier', { drunk: 'tinker' })
        .drunk('tinker')
        .safe('tinker')
    scene().tinker({ kill: true }).refused('tinker_has_no_ability').tinker({ kill: true, anyway: true }).dead('tinker')
    scene().use('tinker', { anyway: true }).dead('tinker')
  })

  it('TINKER-3: a shield covers the execution only', () =>
    town('tinker, sailor, devilsadvocate, courtier, po')
      .night(1)
      .devilsadvocate('tinker')
      .day(1)
      .execute('tinker')
      .executed('alive')
      .use('tinker')
      .dead('tinker'))
})
