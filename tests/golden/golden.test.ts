import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createPinia, setActivePinia } from 'pinia'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { demoCommands } from '@/scripts/bad-moon-rising/demo'
import { setDevice } from '@/app/device/device'
import { useGame, type GameStore } from '@/app/game/game'
import { useStory } from '@/app/game/story'
import { gameToFile } from '@/app/library/gamesOut'
import { useLibrary } from '@/app/library/library'
import { knownScripts } from '@/app/engine/scripts'
import { forgetSessions, heldSession } from '@/app/session/sessions'
import { ancestry, currentGame, gameAt, openJournal } from '@/core/journal/journal'
import { SCHEMA } from '@/core/journal/entry'
import type { Game } from '@/core/model/game'
import type { EntryId } from '@/core/model/ids'
import { readFile } from '@/storage/readFile'
import { useTown } from '@/app/game/town'
import { rules } from '../town/stage'
import { playOut } from '../app/playing'
import { chanceFrom } from '../storage/mutate'

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 60_000 })

const here = new URL('.', import.meta.url)
/** Every schema up to this one has been written by a released version. */
const RELEASED = SCHEMA
const saves = readdirSync(here).filter((name) => name.endsWith('.moonrise.json'))

const numberOf = (id: EntryId) => Number(id.replace(/^.*-/, ''))

/** The facts a storyteller would miss. Additions of later versions are ignored. */
const factsOf = ({ phase, seats, marks, tokens, bluffs, outcome, overtime }: Game) => ({
  phase,
  bluffs,
  outcome: outcome ? { winner: outcome.winner, because: rules.words[outcome.because.code] } : null,
  extraDay: overtime?.day ?? null,
  seats: seats.map(({ id, player, character, believes, alignment, alive, looksAlive, ghostVote, abilities, traveller, note }) => ({
    id,
    player,
    character: character ?? null,
    believes: believes ?? null,
    alignment,
    alive,
    looksAlive,
    ghostVote,
    spent: abilities.filter(({ spent }) => spent).map((held) => held.character),
    traveller,
    note,
  })),
  marks: marks.map(({ id, kind, on, token, ends, source }) => ({ id, kind, on, token, ends, from: source.seat ?? null })),
  tokens: tokens.map(({ on, text }) => ({ on, text })),
})

const known = await knownScripts()
const opened = (name: string) => {
  const read = readFile(textOf(name), known)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.games.map(({ script, order, ...data }) => openJournal(script, data, order))
}

const factsIn = (name: string) =>
  opened(name).map((journal) => ({
    now: factsOf(currentGame(journal)),
    along: [...journal.entries.keys()].filter((_, at) => at % 25 === 24).map((id) => factsOf(gameAt(journal, id) as Game)),
  }))

/** From the first entry to where the open game stands. */
const wayOf = (id: string) => {
  const journal = heldSession(id)?.journal()
  return journal ? ancestry(journal, journal.cursor).flatMap((entry) => journal.entries.get(entry) ?? []) : []
}

/** What the screens show, without its sentences. */
const viewsOf = ({ grimoire, nightSheet, day }: GameStore) => ({
  phase: grimoire.phase,
  alive: grimoire.alive,
  dead: grimoire.dead,
  votesNeeded: grimoire.votesNeeded,
  bluffs: grimoire.bluffs.map(({ id }) => id),
  ending: grimoire.ending?.winner ?? null,
  outcome: grimoire.outcome?.winner ?? null,
  questions: grimoire.questions.map(({ code }) => code),
  seats: grimoire.seats.map(({ player, character, turned, life, ghostVote, drunk, poisoned, safe, shielded, coins }) =>
    [
      player,
      character?.id,
      turned,
      life,
      ghostVote && `ghost vote ${ghostVote}`,
      drunk && 'drunk',
      poisoned && 'poisoned',
      safe && 'safe',
      shielded && 'shielded',
      ...coins.map(({ text, state }) => `${text} (${state})`),
    ]
      .filter(Boolean)
      .join(', '),
  ),
  night: nightSheet.steps.filter(({ status }) => status !== 'not-due').map(({ id, status, mode }) => `${id} ${mode} ${status}`),
  nominations: day.nominations.map(
    ({ kind, by, nominee, count, needed, passed }) => `${kind} of ${nominee} by ${by}: ${count} of ${needed}${passed ? ', passed' : ''}`,
  ),
  executed: day.executed.map(({ seat, outcome }) => `${seat} ${outcome}`),
  exiled: day.exiled,
  aboutToDie: day.aboutToDie ?? null,
})

/** The game as it stands, what the town sees of it, its story, and what it was on the way. */
const lookedAt = async (text: string) => {
  globalThis.indexedDB = new IDBFactory()
  setActivePinia(createPinia())
  setDevice({ claim: alone })
  const result = await useLibrary().importText(text)
  if (!result.ok) throw new Error(JSON.stringify(result))
  const game = useGame()
  const seen = []
  for (const { id } of result.games) {
    expect(await game.open(id)).toBe('open')
    const town = useTown().view
    const publicly = {
      alive: town.alive,
      winner: town.winner ?? null,
      seats: town.seats.map(({ player, alive, ghostVote, traveller }) =>
        [player, alive ? 'alive' : 'dead', ghostVote && 'ghost vote', traveller?.id].filter(Boolean).join(', '),
      ),
      executed: town.executed,
      exiled: town.exiled,
      dawn: town.dawn,
    }
    const now = viewsOf(game)
    const along = wayOf(id).map(({ id: entry }) => (game.look(entry), [entry, viewsOf(game)] as const))
    game.look(undefined)
    seen.push({
      now,
      town: publicly,
      story: useStory()
        .lines.filter(({ kind }) => kind === 'chapter' || kind === 'death' || kind === 'end')
        .map(({ entry, kind }) => `${entry} ${kind}`),
      along: Object.fromEntries(along.filter(([entry]) => numberOf(entry) % 10 === 0)),
    })
    game.close()
  }
  forgetSessions()
  return JSON.parse(JSON.stringify(seen)) as typeof seen
}

const expectation = (name: string, what: 'facts' | 'views') => new URL(name.replace('.moonrise.json', `.${what}.json`), here)
const textOf = (name: string) => readFileSync(new URL(name, here), 'utf8')

describe('saves of every released schema', () => {
  it('are all here', () => {
    expect(saves).toEqual(Array.from({ length: RELEASED }, (_, index) => `v${index + 1}.moonrise.json`))
  })

  it.each(saves)('%s opens for ever, with every fact it had', (name) => {
    expect(factsIn(name)).toEqual(JSON.parse(readFileSync(expectation(name, 'facts'), 'utf8')))
  })

  // A fixed ruling may change what is derived from the facts. Then run with `RECORD_VIEWS=1` and name the ruling in the commit.
  it.each(saves)('%s shows on every screen what it showed, now and on the way', async (name) => {
    const seen = await lookedAt(textOf(name))
    if (process.env['RECORD_VIEWS']) writeFileSync(expectation(name, 'views'), JSON.stringify(seen, undefined, 1) + '\n')
    expect(seen).toEqual(JSON.parse(readFileSync(expectation(name, 'views'), 'utf8')))
    expect(Object.keys(seen[0]?.along ?? {}).length).toBeGreaterThan(5)
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
          game.grimoire.outcome &&
          way.length > 90 &&
          way.filter(({ replaces }) => replaces).length > 1 &&
          way.length !== heldSession(id)?.journal().entries.size
        const file = (await gameToFile(id))!
        game.close()
        forgetSessions()
        if (!worthKeeping) continue
        writeFileSync(new URL(name, here), file.text)
        writeFileSync(expectation(name, 'facts'), JSON.stringify(factsIn(name)) + '\n')
        writeFileSync(expectation(name, 'views'), JSON.stringify(await lookedAt(file.text), undefined, 1) + '\n')
        return
      }
      throw new Error('no game was worth keeping')
    })
  })
