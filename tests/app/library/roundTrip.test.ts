import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDevice } from '@/app/device/device'
import { useGame } from '@/app/game/game'
import { useStory } from '@/app/game/story'
import { gameToFile } from '@/app/library/gamesOut'
import { useLibrary } from '@/app/library/library'
import { knownScripts } from '@/app/engine/scripts'
import { forgetSessions } from '@/app/session/sessions'
import type { Command } from '@/core/journal/command'
import { readFile } from '@/storage/readFile'
import { useTown } from '@/app/game/town'
import { chanceFrom } from '../../storage/mutate'
import { playOut } from '../playing'
import { closeGame, newDevice } from '../../device'

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  let time = 1
  newDevice({ now: () => (time += 1) })
})
afterEach(closeGame)

const bags = [
  'sailor grandmother goon pukka innkeeper gossip devilsadvocate chambermaid tinker fool godfather apprentice',
  'exorcist gambler courtier professor minstrel tealady pacifist moonchild lunatic assassin mastermind zombuul matron judge',
  'sailor courtier gambler exorcist moonchild shabaloth assassin bishop voudon',
  'chambermaid professor fool pacifist lunatic po godfather goon tinker',
] as const

const setup = (bag: string): readonly Command[] => [
  ...bag.split(' ').map((character, index): Command => ({
    type: 'addSeat',
    plan: { player: `Player ${index + 1}`, character, ...(character === 'lunatic' ? { believes: 'po' } : {}) },
  })),
  { type: 'setBluffs', for: 'demon', characters: ['fool', 'sailor', 'exorcist'] },
  { type: 'begin' },
]

describe('whatever happens in a game', () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))('goes into a file and comes back the same (seed %i)', async (seed) => {
    const game = useGame()
    const id = await useLibrary().create({ title: 'Played', commands: setup(bags[seed % bags.length] as string) })
    playOut(game, chanceFrom(seed), 4)
    const views = () =>
      JSON.stringify([game.grimoire, game.nightSheet, game.day, useTown().view, useStory().lines, game.undoLabel, game.redoLabel])
    const before = views()
    const file = (await gameToFile(id))!
    const read = readFile(file.text, await knownScripts())
    expect(read.ok ? 'read' : read.fault).toBe('read')

    game.close()
    forgetSessions()
    globalThis.indexedDB = new IDBFactory()
    setDevice({ claim: async () => ({ standing: () => 'writer', takeOver: async () => undefined, release: () => undefined }) })
    await useLibrary().importText(file.text)
    expect(await game.open(id)).toBe('open')
    expect(views()).toBe(before)
  })
})
