import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Command } from '@/core/journal/command'
import type { Decision } from '@/core/decide/decision'
import type { GameEvent } from '@/core/journal/event'
import { gameAt, isPast, redoable, nightSheetView, dayView, grimoireView, entryExtras, onward, stepAfter } from '@/core/api'
import type { EntryId, SeatId, StepId } from '@/core/model/ids'
import type { DayView } from '@/core/views/dayTypes'
import type { CharacterRef, GrimoireView } from '@/core/views/grimoireTypes'
import type { NightSheetView } from '@/core/views/nightTypes'
import { localValue } from '@/storage/localValue'
import { entriesText } from '@/text/en/entries'
import { decideWith } from '../engine/decideOnce'
import { correctionIn, settledSteps, settledUse } from './corrections'
import { spokenIn } from './entryNames'
import { cardsShown, untoldAt } from '../cards/untold'
import type { speltIn } from './spelling'
import { emptySnapshot, snapshotOf } from './snapshot'
import { useNotices } from '../device/notices'
import { plainCopy } from './plainCopy'
import { usePreferences } from '../device/preferences'
import { SCRIPT, loadScript, rulesWith } from '../engine/scripts'
import type { Session } from '../session/session'
import { loadBrought } from '../session/loadBrought'
import { leave, openStored, type CannotOpen } from '../session/sessions'
import type { GameFacts, Untold } from './types'

/** A failed tap must not look as if it had worked. */
const notHere = (code: string, because: string): Decision => {
  useNotices().show(because, { kind: 'not-here' })
  return { kind: 'refused', refusals: [{ code, because }] }
}

/** The page asks for its characters together with the grimoire (`tools/earlyGame.ts`). */
const lastScript = localValue('script')

const fetchKeeping = () => import('../device/mayVanish')

/** What screens know about the running game: one object, every member is reactive. */
export const useGame = defineStore('game', () => {
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
    if (now.value.session !== session) return
    const next = snapshotOf(session)
    // Another window has changed the script.
    if (next.game.script !== now.value.game.script) void loadBrought(next.game.script, next.journal.entries.values())
    now.value = next
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

  /** `file`: the script is not one of ours, and the game brings its text along. */
  const create = async (title: string, script = SCRIPT, file?: string): Promise<string> => {
    const [{ openNew }] = await Promise.all([import('../session/openNew'), loadScript(script, file)])
    const session = await openNew({ title, script, order: preferences.order }, show)
    enter(session)
    if (file !== undefined) dispatch({ type: 'setScript', script, file })
    return session.id
  }

  const plan = (command: Command): Decision => decideWith(rules.value, now.value.journal, shown.value, command)

  /** The storyteller may want Done at every step; a game that began with it keeps it. */
  const lastTap = computed(() => now.value.game.settling === 'lastTap' && preferences.settling === 'lastTap')
  /** With the steps after it that need nobody. */
  const goingOn = (command: Command, decision: Decision): Decision => {
    const { journal, game } = now.value
    const begins = command.type === 'begin' && command.settling === 'lastTap' && preferences.settling === 'lastTap'
    if (decision.kind !== 'done' || (!lastTap.value && !begins)) return decision
    return onward(rules.value, game, (decision.base && gameAt(journal, decision.base)) ?? game, command, decision)
  }

  const dispatch = (given: Command): Decision => {
    const { session, following } = now.value
    if (!session || following) return notHere('following', entriesText.following)
    if (lookingAt.value !== undefined) return notHere('looking_back', entriesText.lookingBack)
    const command = plainCopy(given)
    const decision = goingOn(command, plan(command))
    if (decision.kind !== 'done') return decision
    session.append(command, decision.events, entryExtras(decision))
    if (command.type === 'begin')
      void fetchKeeping().then(
        ({ keepOrSay }) => keepOrSay(),
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
    /** What it is played with; while no game is open, what a new one would be. */
    script: computed(() => rules.value.script),
    /** Sentences by key, with the names the storyteller prefers. */
    words: computed(() => rules.value.words),
    /** A game is open; until then every view shows an empty table. */
    isOpen: computed(() => now.value.session !== undefined),
    saving: computed(() => now.value.saving),
    /** Another window is the writer; this one follows. */
    following: computed(() => now.value.following),
    /** A newer version writes this game in another window: only reloading helps. */
    outdated: computed(() => now.value.outdated),
    /** Another window has put this game into the trash. */
    deleted: computed(() => now.value.deleted),
    /** Its end was damaged: it was opened at its last sound entry. */
    cutOff: computed(() => now.value.session?.cutOff === true),
    /** Takes it out of the trash again. */
    keepGame: () => writing((session) => session.edit({})),
    /** Set while the storyteller looks at an earlier moment: views show that moment, nothing can be dispatched. */
    lookingAt: computed(() => lookingAt.value),
    /** The entry the views show. */
    entry,
    /** What the views are made of, for those that only some screens need. */
    facts: computed<GameFacts>(() => ({ rules: rules.value, journal: now.value.journal, now: now.value.game, shown: shown.value })),
    /** The views show what came of this entry: it has been made and not been taken back. */
    isPast: (one: EntryId) => isPast(now.value.journal, one, entry.value),
    grimoire: computed<GrimoireView>((old) => grimoireView(rules.value, shown.value, old)),
    nightSheet: computed<NightSheetView>((old) => nightSheetView(rules.value, shown.value, old)),
    day: computed<DayView>(() => dayView(rules.value, shown.value)),
    /** Names what undo and redo would do; undefined: nothing to undo. */
    undoLabel: computed(() => label(now.value.journal.entries.get(now.value.cursor)?.command)),
    redoLabel: computed(() => label(redoable(now.value.journal)?.command)),
    /** What would follow, changing nothing. */
    plan,
    /** Decides; if that works, one entry is appended and saved. */
    dispatch,
    /** The last needed tap settles a step; otherwise Done does. */
    lastTap,
    /** Opens a game of this device and shows it where it was left. */
    open,
    /** A new, empty game, opened. */
    create,
    close,
    undo: () => writing((session) => session.undo()),
    redo: () => writing((session) => session.redo()),
    /** Goes back to that entry for good; what came after stays in the timeline as a branch. */
    goTo: (to: EntryId) => writing((session) => session.goTo(to)),
    /** Looks at the grimoire as it was after that entry; `undefined` returns to now. */
    look: (at: EntryId | undefined) => {
      lookingAt.value = at === now.value.cursor ? undefined : at
      if (at) void import('./spelling').then(({ speltIn }) => (spelt.value = speltIn))
    },
    /** Who has to be told because of what was settled tonight or who came in today, and has not been yet. */
    untold: computed(() => untoldAt(now.value.journal, entry.value)),
    /** That player knows now. */
    tell: ({ entry: cause, seat }: Untold) => void dispatch({ type: 'tell', entry: cause, seat }),
    takeOver: () => void now.value.session?.takeOver(),
    rename: (title: string) => writing((session) => session.edit({ title })),
    /** The latest entry of this night that settled the step, and the command that did. */
    settledStep: (step: StepId) => settled.value.get(step),
    /** The latest entry of this day that used the ability, and the command that did. */
    settledUse: (seat: SeatId, ability: string) => settledUse(now.value.journal, seat, ability),
    /** The step that comes once these facts are written. */
    stepAfter: (events: readonly GameEvent[]) => stepAfter(rules.value, shown.value, events),
    /** What was shown because of it, to be shown again. */
    cardsOf: (step: StepId) => {
      const found = settled.value.get(step)
      return found ? cardsShown(now.value.journal, now.value.cursor, found) : []
    },
    /** That step, opened to be changed; none if it held nothing to decide. */
    correction: (step: StepId, characters: readonly CharacterRef[]) => {
      const found = settled.value.get(step)
      return found && correctionIn(rules.value, shown.value, found, plan, characters, now.value.journal)
    },
  }
})

export type GameStore = ReturnType<typeof useGame>
