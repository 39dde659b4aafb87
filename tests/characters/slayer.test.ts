import { describe, expect, it } from 'vitest'
import { storyView } from '@/core/views/story'
import { rulesFor } from '@/scripts/trouble-brewing'
import { allWords } from '../words'
import { town } from '../town'

describe('Slayer', () => {
  it('SLAYER-1: a Demon that is hit dies at once, and not by execution; every attempt uses the ability up', () => {
    town('slayer, imp, monk, baron, saint, virgin')
      .day(1)
      .use('slayer', { targets: ['imp'] })
      .dead('imp')
      .spent('slayer')
      .winner('good')
      .look((game) => {
        if (game.day.executions.length) throw new Error('executed')
      })
    town('slayer, imp, monk, baron, saint, virgin')
      .day(1)
      .use('slayer', { targets: ['monk'] })
      .alive('monk')
      .spent('slayer')
  })

  it('SLAYER-2: whether somebody passes for the Demon is asked, and says nothing about anything else', () => {
    town('slayer, imp, monk, baron, recluse, virgin')
      .day(1)
      .use('slayer', { targets: ['recluse'], answers: { 'registers:recluse': 'demon' } })
      .dead('recluse')
      .winner(undefined)
  })

  it('SLAYER-3: anybody may claim the shot: nothing happens, and the story tells of it as of a real one', () => {
    const scene = town('slayer, imp, monk, baron, saint, virgin')
      .day(1)
      .send((at) => ({ type: 'useAbility', seat: at('monk'), ability: 'slayer', targets: [at('imp')] }))
      .alive('imp')
      .unspent('slayer')
      .use('slayer', { targets: ['saint'] })
    const told = storyView(rulesFor(allWords), scene.journal).lines.map(({ text }) => text)
    for (const [by, whom] of [
      ['monk', 'imp'],
      ['slayer', 'saint'],
    ])
      expect(told).toContain(`${by} claimed to be the Slayer and chose ${whom}.`)
  })
})
