import { describe, it } from 'vitest'
import { town } from '../town'

describe('Goon', () => {
  it('GOON-1: the first chooser is drunk before the choice takes effect', () =>
    town('goon, sailor, gambler, courtier, pukka')
      .night(1)
      .pukka('goon')
      .drunk('pukka')
      .sober('goon')
      .evil('goon')
      .woken('goon', 'alignment')
      .told('goon', 'alignment', { alignment: 'evil' }))

  it('GOON-1: also a chooser who is drunk already', () =>
    town('goon, sailor, gambler, courtier, pukka').night(1).courtier('pukka').pukka('goon').evil('goon').token('pukka', 'goon: Drunk'))

  it('GOON-2: later choosers of the night are not touched', () =>
    town('goon, sailor, gambler, courtier, po').night(2).sailor('goon').drunk('sailor').po('goon').dead('goon').sober('po'))

  it('GOON-2: the next night it starts anew', () =>
    town('goon, sailor, gambler, courtier, po')
      .night(1)
      .sailor('goon')
      .drunk('sailor')
      .night(2)
      .sober('sailor')
      .sailor('goon')
      .drunk('sailor'))

  it('GOON-9: of those killed one after the other, the ones before it die and what comes after fails', () =>
    town('goon, sailor, gambler, courtier, shabaloth')
      .night(2)
      .shabaloth('gambler', 'goon')
      .onlyDead('gambler')
      .night(3)
      .shabaloth('goon', 'courtier')
      .onlyDead('gambler'))

  it('GOON-10: dead when pointed at and then back, it answers the first who chooses it alive, and nothing is asked', () =>
    town('goon, sailor, exorcist, gambler, shabaloth, godfather, tinker, courtier')
      .night(2)
      .exorcist('goon')
      .shabaloth('goon', 'courtier')
      .dead('goon')
      .day(2)
      .use('tinker')
      .night(3)
      .exorcist('goon', { anyway: true })
      .sober('exorcist')
      .shabaloth('sailor', 'gambler', { regurgitate: 'goon' })
      .alive('goon')
      .godfather('goon')
      .notAsked('goon_impaired_when_first_chosen')
      .drunk('godfather')
      .evil('goon')
      .alive('goon'))

  it('GOON-10: alive it answered once already: a later chooser is not the first', () =>
    town('goon, sailor, exorcist, gambler, po').night(2).exorcist('goon').po('goon').dead('goon').sober('po'))

  it('GOON-11: chosen, killed and revived in one night, it answers the first who chooses the new life', () =>
    town('goon, sailor, gambler, courtier, po')
      .night(2)
      .sailor('goon')
      .drunk('sailor')
      .send((at) => ({ type: 'kill', seat: at('goon'), cause: 'storyteller' }))
      .send((at) => ({ type: 'revive', seat: at('goon') }))
      .po('goon')
      .alive('goon')
      .drunk('po')
      .evil('goon'))

  it('GOON-4: the Assassin kills it all the same, and it turns evil first', () =>
    town('goon, sailor, gambler, assassin, po').night(2).assassin('goon').dead('goon').evil('goon').sober('assassin'))

  it('GOON-5: without an ability or dead it does nothing', () =>
    town('goon dead, sailor, gambler, exorcist, po').night(2).exorcist('goon').sober('exorcist').good('goon'))

  it('GOON-5: when it dies the chooser sobers, and its side stays', () =>
    town('goon, exorcist, gambler, courtier, assassin, po')
      .night(2)
      .exorcist('goon')
      .po('goon')
      .dead('goon')
      .sober('exorcist')
      .good('goon'))

  it('GOON-6: choices of the storyteller and choices by day are none', () =>
    town('goon, moonchild, gambler, courtier, po')
      .day(1)
      .execute('moonchild')
      .use('moonchild', { targets: ['goon'] })
      .sober('moonchild')
      .good('goon'))

  it('GOON-7: it is woken only for a new side', () =>
    town('goon, sailor, gambler, courtier, po').night(1).sailor('goon').notWoken('goon').good('goon'))

  const song = () =>
    town('goon evil, minstrel, exorcist, chambermaid, fool, mastermind, po, apprentice evil with assassin')
      .day(1)
      .execute('mastermind')
      .drunk('goon')
      .night(2)
      .exorcist('goon')
      .evil('goon')
      .apprentice('minstrel')
      .sober('goon')

  it('GOON-8: without an ability when first chosen and able later: asked, and the second chooser is not the first if nothing is said', () =>
    song().chambermaid('goon', 'fool').asked('goon_impaired_when_first_chosen').sober('chambermaid').evil('goon'))

  it('GOON-8: the storyteller may say that it is', () =>
    song().chambermaid('goon', 'fool', { goon_impaired_when_first_chosen: true }).drunk('chambermaid').good('goon'))
})
