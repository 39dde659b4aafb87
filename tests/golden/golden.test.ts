import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createPinia, setActivePinia } from 'pinia'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { demoCommands } from '@/app/demo'
import { setDevice } from '@/app/device'
import { useGame } from '@/app/game'
import { gameToFile } from '@/app/gamesOut'
import { wholeEngine } from '@/app/engine'
import { useLibrary } from '@/app/library'
import { knownScripts } from '@/app/scripts'
import { forgetSessions, heldSession } from '@/app/sessions'
import { ancestry, currentGame, gameAt, openJournal } from '@/core/journal/journal'
import { SCHEMA } from '@/core/journal/entry'
import type { Game } from '@/core/model/game'
import { readFile } from '@/storage/readFile'
import { playOut } from '../app/playing'
import { chanceFrom } from '../storage/mutate'

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 })

const here = new URL('.', import.meta.url)
const saves = readdirSync(here).filter((name) => name.endsWith('.moonrise.json'))

/** The facts a storyteller would miss. What later versions add to a game does not count. */
const factsOf = ({ phase, seats, marks, tokens, bluffs, outcome, extraDay }: Game) => ({
  phase,
  bluffs,
  outcome: outcome ?? null,
  extraDay: extraDay ?? null,
  seats: seats.map(({ id, player, character, believes, alignment, alive, looksAlive, ghostVote, spent, traveller, note }) => ({
    id,
    player,
    character: character ?? null,
    believes: believes ?? null,
    alignment,
    alive,
    looksAlive,
    ghostVote,
    spent,
    traveller,
    note,
  })),
  marks: marks.map(({ id, kind, on, token, ends, source }) => ({ id, kind, on, token, ends, from: source.seat ?? null })),
  tokens: tokens.map(({ on, text }) => ({ on, text })),
})

const opened = (name: string) => {
  const read = readFile(readFileSync(new URL(name, here), 'utf8'), knownScripts())
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.games.map(({ script, order, ...data }) => openJournal(script, data, order))
}

const factsIn = (name: string) =>
  opened(name).map((journal) => ({
    now: factsOf(currentGame(journal)),
    along: [...journal.entries.keys()].filter((id) => id % 25 === 0).map((id) => factsOf(gameAt(journal, id) as Game)),
  }))

/** From the first entry to where the open game stands. */
const wayOf = (id: string) => {
  const journal = heldSession(id)?.journal()
  return journal ? ancestry(journal, journal.cursor).flatMap((entry) => journal.entries.get(entry) ?? []) : []
}

const expectation = (name: string) => new URL(name.replace('.moonrise.json', '.facts.json'), here)

describe('saves of every released schema', () => {
  it('are all here', () => {
    expect(saves).toEqual(Array.from({ length: SCHEMA }, (_, index) => `v${index + 1}.moonrise.json`))
  })

  it.each(saves)('%s opens for ever, with every fact it had', (name) => {
    expect(factsIn(name)).toEqual(JSON.parse(readFileSync(expectation(name), 'utf8')))
  })

  it.each(saves)('%s can be looked at', async (name) => {
    globalThis.indexedDB = new IDBFactory()
    setActivePinia(createPinia())
    setDevice({ claim: alone })
    const result = await useLibrary().importText(readFileSync(new URL(name, here), 'utf8'))
    expect(result.ok).toBe(true)
    const game = useGame()
    for (const { id } of result.ok ? result.games : []) {
      expect(await game.open(id)).toBe('open')
      await wholeEngine()
      expect([game.grimoire, game.nightSheet, game.day, game.town]).toHaveLength(4)
      expect(game.story.length).toBeGreaterThan(20)
      expect(wayOf(id).length).toBeGreaterThan(20)
      for (const { id: entry } of wayOf(id)) {
        game.look(entry)
        expect(game.grimoire.seats.length + game.nightSheet.steps.length).toBeGreaterThan(0)
      }
      game.close()
    }
    forgetSessions()
  })
})

const alone = async () => ({ standing: () => 'writer' as const, takeOver: async () => undefined, release: () => undefined })

/** Once, when a schema is released: `RECORD_GOLDEN=v1 npx vitest run tests/golden`. A recorded save is never changed again. */
if (process.env['RECORD_GOLDEN'])
  describe('recording', () => {
    beforeAll(() => void setActivePinia(createPinia()))

    it('plays a game with corrections, branches and an end', async () => {
      const name = `${process.env['RECORD_GOLDEN']}.moonrise.json`
      const game = useGame()
      for (let seed = 1; seed <= 60; seed += 1) {
        globalThis.indexedDB = new IDBFactory()
        let time = Date.UTC(2026, 9, 30, 19)
        setDevice({ claim: alone, now: () => (time += 20_000), newId: () => 'golden' })
        const id = await useLibrary().create({ title: 'Golden', commands: demoCommands() })
        playOut(game, chanceFrom(seed), 9)
        const way = wayOf(id)
        const worthKeeping =
          game.grimoire.outcome && way.length > 90 && way.filter(({ replaces }) => replaces).length > 1 && game.entry !== way.length
        const file = (await gameToFile(id))!
        game.close()
        forgetSessions()
        if (!worthKeeping) continue
        writeFileSync(new URL(name, here), file.text)
        writeFileSync(expectation(name), JSON.stringify(factsIn(name)) + '\n')
        return
      }
      throw new Error('no game was worth keeping')
    })
  })
