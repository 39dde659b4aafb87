import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Command } from '@/core/journal/command'
import type { Decision } from '@/core/decide/decision'
import type { GameEvent } from '@/core/journal/event'
import { gameAt, isPast, redoable } from '@/core/journal/journal'
import type { speltIn } from '@/core/journal/spelling'
import type { EntryId, SeatId, StepId } from '@/core/model/ids'
import type { Script } from '@/core/model/script'
import { keepUnchanged } from '@/core/views/keepUnchanged'
import { nightSheetView } from '@/core/views/nightSheet'
import { dayView } from '@/core/views/day'
import { grimoireView } from '@/core/views/grimoire'
import { townView } from '@/core/views/town'
import type { DayView } from '@/core/views/dayTypes'
import type { CharacterRef, GrimoireView } from '@/core/views/grimoireTypes'
import type { NightSheetView } from '@/core/views/nightTypes'
import type { TownView } from '@/core/views/townTypes'
import { localValue } from '@/storage/localValue'
import { entriesText } from '@/text/en/entries'
import { decideWith, notesOf } from '../engine/decideOnce'
import { correctionIn, settledSteps, settledUse } from './corrections'
import { spokenIn } from './entryNames'
import { cardsShown, untoldAt } from '../cards/untold'
import { emptySnapshot, snapshotOf } from './snapshot'
import { useNotices } from '../device/notices'
import { plainCopy } from './plainCopy'
import { usePreferences } from '../device/preferences'
import { SCRIPT, loadScript, rulesWith } from '../engine/scripts'
import type { Session } from '../session/session'
import { leave, openNew, openStored, type CannotOpen } from '../session/sessions'
import { stepAfter } from './stepAfter'
import type { GameFacts, GameStore, Untold } from './types'

/** A failed tap must not look as if it had worked. */
const notHere = (code: string, because: string): Decision => {
  useNotices().show(because, { kind: 'not-here' })
  return { kind: 'refused', refusals: [{ code, because }] }
}

/** The page asks for its characters together with the grimoire (`tools/earlyGame.ts`). */
const lastScript = localValue('script')

const fetchPersistence = () => import('@/storage/persistence')

const useGameStore = defineStore('game', () => {
  const preferences = usePreferences()
  const now = shallowRef(emptySnapshot())
  const rules = computed(() => rulesWith(preferences.names, now.value.game.script))
  const lookingAt = ref<EntryId>()

  const entry = computed(() => lookingAt.value ?? now.value.cursor)
  /** HAND-12: only a look back needs names that were corrected since. */
  const spelt = shallowRef<typeof speltIn>()
  const shown = computed(() => {
    const { journal, game } = now.value
    const then = gameAt(journal, entry.value) ?? game
    return (lookingAt.value && spelt.value?.(journal, then)) ?? then
  })
  const settled = computed(() => settledSteps(now.value.journal))

  const label = (command: Command | undefined) => command && entriesText.label(command, spokenIn(rules.value, now.value.game))

  const show = (session: Session) => {
    if (now.value.session === session) now.value = snapshotOf(session)
  }

  const enter = (session: Session) => {
    close()
    lastScript.write(session.record().script)
    now.value = snapshotOf(session)
  }

  const close = () => {
    const { session } = now.value
    lookingAt.value = undefined
    now.value = emptySnapshot()
    if (session) leave(session)
  }

  const open = async (id: string): Promise<'open' | CannotOpen> => {
    if (now.value.session?.id === id) return 'open'
    const opened = await openStored(id, show)
    if (!opened.ok) return opened.because
    if (opened.session.broughtForward) await carryOver(opened.session)
    enter(opened.session)
    return 'open'
  }

  /** Turns what the first version kept outside the journal into an entry. */
  const carryOver = async (session: Session) => {
    const { carriedCards, forgetTold } = await import('../session/carryOver')
    const journal = session.journal()
    const carried = () => [...journal.entries.values()].some(({ command }) => command.type === 'carryOver')
    if (!session.mayWrite() || carried()) return
    const cards = carriedCards(rulesWith(preferences.names, session.record().script), journal, session.id)
    if (cards.length) session.append({ type: 'carryOver' }, [], { cards })
    forgetTold(session.id)
  }

  const create = async (title: string, script = SCRIPT): Promise<string> => {
    await loadScript(script)
    const session = await openNew({ title, script, order: preferences.order }, show)
    enter(session)
    return session.id
  }

  const plan = (command: Command): Decision => decideWith(rules.value, now.value.journal, shown.value, command)

  const dispatch = (given: Command): Decision => {
    const { session, following } = now.value
    if (!session || following) return notHere('following', entriesText.following)
    if (lookingAt.value !== undefined) return notHere('looking_back', entriesText.lookingBack)
    const command = plainCopy(given)
    const decision = plan(command)
    if (decision.kind !== 'done') return decision
    const { events, forced, questions, base, replaces, commands, changedSaid: changed, shown: cards } = decision
    const notes = notesOf(decision)
    session.append(command, events, {
      ...(forced.length ? { forced: forced.map(({ code }) => code) } : {}),
      ...(questions.length ? { asked: questions.map(({ code }) => code) } : {}),
      ...(notes.length ? { notes } : {}),
      ...(base === undefined ? {} : { base }),
      ...(replaces ? { replaces } : {}),
      ...(commands ? { commands } : {}),
      ...(changed?.length ? { changed } : {}),
      ...(cards?.length ? { cards } : {}),
    })
    if (command.type === 'begin')
      void fetchPersistence().then(
        ({ askToPersist }) => askToPersist(),
        () => undefined,
      )
    return decision
  }

  const writing = (work: (session: Session) => void) => {
    const { session, following } = now.value
    if (!session || following) return
    lookingAt.value = undefined
    work(session)
  }

  return {
    id: computed(() => now.value.session?.id ?? ''),
    title: computed(() => now.value.title),
    script: computed(() => rules.value.script),
    words: computed(() => rules.value.words),
    isOpen: computed(() => now.value.session !== undefined),
    saving: computed(() => now.value.saving),
    following: computed(() => now.value.following),
    outdated: computed(() => now.value.outdated),
    deleted: computed(() => now.value.deleted),
    cutOff: computed(() => now.value.session?.cutOff === true),
    keepGame: () => writing((session) => session.edit({})),
    lookingAt: computed(() => lookingAt.value),
    entry,
    facts: computed<GameFacts>(() => ({ rules: rules.value, journal: now.value.journal, now: now.value.game, shown: shown.value })),
    isPast: (one: EntryId) => isPast(now.value.journal, one, entry.value),
    grimoire: computed<GrimoireView>((old) => grimoireView(rules.value, shown.value, old)),
    nightSheet: computed<NightSheetView>((old) => nightSheetView(rules.value, shown.value, old)),
    day: computed<DayView>(() => dayView(rules.value, shown.value)),
    town: computed<TownView>((old) => keepUnchanged(old, townView(rules.value, now.value.game))),
    undoLabel: computed(() => label(now.value.journal.entries.get(now.value.cursor)?.command)),
    redoLabel: computed(() => label(redoable(now.value.journal)?.command)),
    plan,
    dispatch,
    open,
    create,
    close,
    undo: () => writing((session) => session.undo()),
    redo: () => writing((session) => session.redo()),
    goTo: (to: EntryId) => writing((session) => session.goTo(to)),
    look: (at: EntryId | undefined) => {
      lookingAt.value = at === now.value.cursor ? undefined : at
      if (at) void import('@/core/journal/spelling').then(({ speltIn }) => (spelt.value = speltIn))
    },
    untold: computed(() => untoldAt(now.value.journal, entry.value)),
    tell: ({ entry: cause, seat }: Untold) => void dispatch({ type: 'tell', entry: cause, seat }),
    takeOver: () => void now.value.session?.takeOver(),
    rename: (title: string) => writing((session) => session.edit({ title })),
    settledStep: (step: StepId) => settled.value.get(step),
    settledUse: (seat: SeatId, ability: string) => settledUse(now.value.journal, seat, ability),
    stepAfter: (events: readonly GameEvent[]) => stepAfter(rules.value, shown.value, events),
    cardsOf: (step: StepId) => {
      const found = settled.value.get(step)
      return found ? cardsShown(now.value.journal, now.value.cursor, found) : []
    },
    correction: (step: StepId, characters: readonly CharacterRef[]) => {
      const found = settled.value.get(step)
      return found && correctionIn(rules.value, shown.value, found, plan, characters, now.value.journal)
    },
  }
})

export interface GameDoor extends GameStore {
  /** Opens a game of this device and shows it where it was left. */
  open(id: string): Promise<'open' | CannotOpen>
  /** A new, empty game, opened. */
  create(title: string, script?: string): Promise<string>
  /** The script in play; if no game is open, that of a new one. */
  readonly script: Script
  close(): void
}

export const useGame = (): GameDoor => useGameStore() as GameDoor
