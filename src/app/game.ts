import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Command } from '@/core/journal/command'
import type { Decision } from '@/core/decide/decision'
import type { GameEvent } from '@/core/journal/event'
import { currentGame, gameAt, isPast, redoable } from '@/core/journal/journal'
import type { SeatId, StepId } from '@/core/model/ids'
import type { Script } from '@/core/model/script'
import { keep } from '@/core/views/keep'
import { nightSheetView } from '@/core/views/nightSheet'
import { tableView } from '@/core/views/tableView'
import type { SecretView } from '@/core/views/secrets'
import type { DayView } from '@/core/views/dayTypes'
import type { CharacterRef, GrimoireView } from '@/core/views/grimoireTypes'
import type { NightSheetView } from '@/core/views/nightTypes'
import type { StoryLine } from '@/core/views/storyTypes'
import type { TownView } from '@/core/views/townTypes'
import { entriesText } from '@/text/en/entries'
import { decideWith, engine, notesOf, wholeEngine, whenWhole } from './engine'
import { spokenIn } from './entryNames'
import { momentOf, nothing } from './moment'
import { useNotices } from './notices'
import { plainCopy } from './plainCopy'
import { usePreferences } from './preferences'
import { quietDay, quietTown } from './quietDay'
import { SCRIPT, rulesWith } from './scripts'
import type { Session } from './session'
import { leave, openNew, openStored, type CannotOpen } from './sessions'
import type { TownPublisher } from './town'
import type { Errand, GameStore, LeftWay } from './types'

/** Not decided yet: what decides it is on its way. */
const awaited: Decision = { kind: 'needs', questions: [], consequences: [] }

/** Whatever was tapped, it must not seem to have been done. */
const notHere = (code: string, because: string): Decision => {
  useNotices().show(because, { kind: 'not-here' })
  return { kind: 'refused', refusals: [{ code, because }] }
}

const useGameStore = defineStore('game', () => {
  const preferences = usePreferences()
  const now = shallowRef(nothing())
  const rules = computed(() => rulesWith(preferences.names, now.value.game.script))
  const lookingAt = ref<number>()
  let town: Promise<TownPublisher> | undefined

  const entry = computed(() => lookingAt.value ?? now.value.cursor)
  const shown = computed(() => gameAt(now.value.journal, entry.value) ?? now.value.game)
  const publicView = computed<TownView | undefined>((old) => keep(old, engine()?.townView(rules.value, now.value.game)))

  const settled = computed(() => engine()?.settledSteps(now.value.journal))

  const label = (command: Command | undefined) => command && entriesText.label(command, spokenIn(rules.value, now.value.game))

  const show = (session: Session) => {
    if (now.value.session === session) now.value = momentOf(session)
  }

  /** Only when there is something public to say: until then nothing of it is needed. */
  const publish = () => {
    const { session, title } = now.value,
      view = publicView.value
    if (!session || !view) return
    town ??= import('./town').then(({ publishTown }) => publishTown(session.id))
    town
      .then((line) => line.publish(title, view))
      .catch(() => {
        town = undefined
      })
  }

  const enter = (session: Session) => {
    close()
    now.value = momentOf(session)
    publish()
  }

  const close = () => {
    const { session } = now.value
    lookingAt.value = undefined
    now.value = nothing()
    town?.then((line) => line.close()).catch(() => undefined)
    town = undefined
    if (session) leave(session)
  }

  watch([publicView, () => now.value.title, () => now.value.following], () => {
    if (!now.value.following) publish()
  })

  const open = async (id: string): Promise<'open' | CannotOpen> => {
    if (now.value.session?.id === id) return 'open'
    const opened = await openStored(id, show)
    if (!opened.ok) return opened.because
    if (currentGame(opened.session.journal()).phase.kind !== 'night') await wholeEngine().catch(() => undefined)
    enter(opened.session)
    return 'open'
  }

  const create = async (title: string, script = SCRIPT): Promise<string> => {
    // Commands follow at once: before what decides them is here there is no game.
    await new Promise<void>(whenWhole)
    const session = await openNew({ title, script, order: preferences.order }, show)
    enter(session)
    return session.id
  }

  const decided = (command: Command) => decideWith(rules.value, now.value.journal, shown.value, command)

  const plan = (command: Command): Decision => decided(command) ?? awaited

  /** Taps that came before what answers them: each is answered then, once, if the same game is still open. */
  const early = new Set<string>()
  const dispatchLater = (session: Session, command: Command): Decision => {
    const key = JSON.stringify(command)
    if (!early.has(key)) whenWhole(() => void (early.delete(key) && now.value.session === session && dispatch(command)))
    early.add(key)
    return awaited
  }

  const dispatch = (given: Command): Decision => {
    const { session, following } = now.value
    if (!session || following) return notHere('following', entriesText.following)
    if (lookingAt.value !== undefined) return notHere('looking_back', entriesText.lookingBack)
    const command = plainCopy(given)
    const decision = decided(command)
    if (!decision) return dispatchLater(session, command)
    if (decision.kind !== 'done') return decision
    const { events, forced, questions, base, replaces, commands, changed } = decision
    const notes = notesOf(decision)
    session.append(command, events, {
      ...(forced.length ? { forced: forced.map(({ code }) => code) } : {}),
      ...(questions.length ? { asked: questions.map(({ code }) => code) } : {}),
      ...(notes.length ? { notes } : {}),
      ...(base === undefined ? {} : { base }),
      ...(replaces ? { replaces } : {}),
      ...(commands ? { commands } : {}),
      ...(changed?.length ? { changed } : {}),
    })
    if (command.type === 'begin')
      void import('@/storage/persistence').then(
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
    isOpen: computed(() => now.value.session !== undefined),
    saving: computed(() => now.value.saving),
    following: computed(() => now.value.following),
    outdated: computed(() => now.value.outdated),
    lookingAt: computed(() => lookingAt.value),
    entry,
    isPast: (one: number) => isPast(now.value.journal, one, entry.value),
    // Questions and endings arrive with what words them.
    grimoire: computed<GrimoireView>(
      (old) =>
        engine()?.grimoireView(rules.value, shown.value, old) ??
        tableView(rules.value, shown.value, { ending: undefined, questions: [] }, old),
    ),
    nightSheet: computed<NightSheetView>((old) => nightSheetView(rules.value, shown.value, old)),
    day: computed<DayView>(() => engine()?.dayView(rules.value, shown.value) ?? quietDay),
    town: computed<TownView>(() => publicView.value ?? quietTown),
    story: computed<readonly StoryLine[]>(() => engine()?.storyView(rules.value, now.value.journal).lines ?? []),
    branches: computed<readonly LeftWay[]>(
      () =>
        engine()
          ?.branches(now.value.journal)
          .map(({ end, steps }) => ({
            entry: end,
            steps,
            text: label(now.value.journal.entries.get(end)?.command) ?? '',
            chapter: engine()?.chapterOf(rules.value, gameAt(now.value.journal, end)?.phase ?? now.value.game.phase) ?? '',
          })) ?? [],
    ),
    undoLabel: computed(() => label(now.value.journal.entries.get(now.value.cursor)?.command)),
    redoLabel: computed(() => label(redoable(now.value.journal)?.command)),
    awaiting: computed(() => engine() === undefined),
    whenReady: whenWhole,
    plan,
    dispatch,
    open,
    create,
    close,
    undo: () => writing((session) => session.undo()),
    redo: () => writing((session) => session.redo()),
    goTo: (to: number) => writing((session) => session.goTo(to)),
    look: (at: number | undefined) => {
      lookingAt.value = at === now.value.cursor ? undefined : at
    },
    errands: computed(() => engine()?.errandsAt(rules.value, now.value.journal, now.value.session?.id ?? '', entry.value) ?? []),
    tell: (errand: Errand) => engine()?.tell(now.value.session?.id ?? '', errand),
    why: (seat: SeatId) => engine()?.whyView(rules.value, shown.value, seat) ?? [],
    secrets: (seat: SeatId) => engine()?.secretsView(rules.value, shown.value, seat) ?? [],
    takeOver: () => void now.value.session?.takeOver(),
    rename: (title: string) => writing((session) => session.edit({ title })),
    settledStep: (step: StepId) => settled.value?.get(step),
    settledUse: (seat: SeatId, ability: string) => engine()?.settledUse(now.value.journal, seat, ability),
    stepAfter: (events: readonly GameEvent[]) => engine()?.stepAfter(rules.value, shown.value, events),
    cardsOf: (step: StepId) => {
      const found = settled.value?.get(step)
      return (found && engine()?.cardsShown(rules.value, now.value.journal, found)) ?? []
    },
    correction: (step: StepId, characters: readonly CharacterRef[]) => {
      const found = settled.value?.get(step)
      return found && engine()?.correctionIn(rules.value, shown.value, found, plan, characters, now.value.journal)
    },
  }
})

export interface GameDoor extends GameStore {
  /** Opens a game of this device and shows it where it was left. */
  open(id: string): Promise<'open' | CannotOpen>
  /** A new, empty game, opened. */
  create(title: string, script?: string): Promise<string>
  /** What it is played with; while no game is open, what a new one would be. */
  readonly script: Script
  close(): void
  /** What was fixed before the first night about what this player learns. */
  secrets(seat: SeatId): readonly SecretView[]
}

export const useGame = (): GameDoor => useGameStore() as GameDoor
