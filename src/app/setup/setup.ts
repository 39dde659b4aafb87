import { computed, shallowRef } from 'vue'
import { defineStore } from 'pinia'
import {
  bagNotes,
  bagTone,
  countTeams,
  evilInfoGiven,
  isFalseDemon,
  isFooled,
  isOpen,
  outsiderShifts,
  rowFor,
  say,
  setupFaults,
  setupWarnings,
  shiftsCounts,
  wantedCounts,
} from '@/core/api'
import type { SetupPlan } from '@/core/rules/setup'
import type { Counts, ResidentTeam } from '@/core/rules/counts'
import type { CharacterId } from '@/core/model/ids'
import type { CharacterRef } from '@/core/views/grimoireTypes'
import type { SetupFault } from '@/core/model/setupFault'
import { setupWords } from '@/text/en/core/setup'
import { alsoSaying } from '../engine/alsoSaying'
import { flavoursOf } from '../engine/flavours'
import { usePreferences } from '../device/preferences'
import { useShelf } from '../shelf/shelf'
import { setupText } from '@/text/en/setup'
import { together } from '@/text/inRow'
import { SCRIPT, rulesWith } from '../engine/scripts'
import { dealtTokens } from './setupDeal'
import { drawRest, fitSecrets, type Kit } from './setupBag'
import { emptyDraft, readDraft, residentsOf, travellersOf, writeDraft, type SetupDraft, type SetupStep } from './setupDraft'
import { keepFile, loadSetupScript, withScript } from './setupScript'
import { readHistory, writeHistory, type SetupTap } from './setupHistory'

const settingUp = alsoSaying(setupWords)

export const newSeed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** The setup being made. It is saved with every tap and becomes a game at its end. */
export const useSetup = defineStore('setup', () => {
  const found = readDraft()
  const draft = shallowRef<SetupDraft>(found ?? emptyDraft(newSeed()))
  const history = shallowRef<readonly SetupTap[]>(found ? readHistory() : [])
  const preferences = usePreferences()
  const script = computed(() => draft.value.script ?? SCRIPT)
  const kit = computed<Kit>(() => {
    const rules = rulesWith(preferences.names, script.value)
    return { rules: settingUp(rules), flavours: flavoursOf(rules) }
  })

  const remember = (taps: readonly SetupTap[]) => {
    history.value = writeHistory(taps)
  }
  const set = (next: SetupDraft) => {
    draft.value = next
    writeDraft(next)
  }

  /** One tap. The label says what undoing it takes back; changes with the same `joins` are taken back together. */
  const change = (label: string, work: (draft: SetupDraft, kit: Kit) => SetupDraft, joins?: string) => {
    const before = draft.value
    const next = work(before, kit.value)
    if (next === before) return
    const continues = joins !== undefined && history.value[history.value.length - 1]?.joins === joins
    if (!continues) remember([...history.value, { label, before, joins }])
    set(next)
  }

  /** While the tablet goes round nothing can be taken back, or undoing would show what was drawn. */
  const changeForGood = (work: (draft: SetupDraft, kit: Kit) => SetupDraft) => {
    remember([])
    set(work(draft.value, kit.value))
  }

  const undo = () => {
    const last = history.value[history.value.length - 1]
    if (!last) return
    remember(history.value.slice(0, -1))
    set({ ...last.before, step: draft.value.step })
  }

  /** From the shelf; one of ours by its own id. */
  const useScript = async (id: string) => {
    const found = await useShelf().toPlay(id)
    if (!found || found.script === script.value) return
    if (found.file !== undefined) keepFile(found.script, found.file)
    if (await loadSetupScript(found.script)) change(setupText.script.undo, (now) => withScript(now, found.script, found.shelf))
  }

  /** The script changes under the draft; its players, its bag and its deal stay. */
  const changeScript = async (
    label: string,
    find: (draft: SetupDraft) => Promise<string | undefined>,
    also = (next: SetupDraft) => next,
  ) => {
    const id = await find(draft.value)
    if (id === undefined) return
    change(label, (now) => {
      const next = also({ ...now, script: id })
      const rules = settingUp(rulesWith(preferences.names, id))
      return fitSecrets({ rules }, { ...next, bag: next.bag.filter((one) => rules.script.characters.includes(one)) })
    })
  }

  const residents = computed(() => residentsOf(draft.value).length)
  const travellers = computed(() => travellersOf(draft.value).length)
  const have = computed<Counts>(() => countTeams(kit.value.rules, draft.value.bag))
  /** Several while a bracket has not been decided: then the nearest to what is in the bag comes first. */
  const wanted = computed<readonly Counts[]>(() => {
    const rows = wantedCounts(kit.value.rules, residents.value, draft.value.bag, draft.value.outsiderShift)
    return [...rows].sort((a, b) => Math.abs(a.outsider - have.value.outsider) - Math.abs(b.outsider - have.value.outsider))
  })
  /** Every number of this team that would be right. */
  const needs = (team: ResidentTeam) => [...new Set(wanted.value.map((row) => row[team]))].sort((a, b) => a - b)
  const need = computed<Counts>(() => wanted.value[0] ?? rowFor(kit.value.rules, residents.value))

  /** The ways the bag may move the Outsiders. */
  const shifts = computed(() => {
    const { rules } = kit.value
    const { bag } = draft.value
    const characters = bag.filter((id, at) => shiftsCounts(rules, id) && bag.indexOf(id) === at)
    const plain = rowFor(rules, residents.value).outsider
    const legal = [...new Set(wantedCounts(rules, residents.value, bag).map(({ outsider }) => outsider))]
    const open = isOpen(rules, bag)
    const numbers = open ? legal : outsiderShifts(rules, bag).map((by) => plain + by)
    if (characters.length === 0 || numbers.length < 2) return undefined
    const ways = [...numbers]
      .sort((a, b) => a - b)
      .map((outsiders) => ({
        by: outsiders - plain,
        outsiders,
        possible: legal.includes(outsiders),
        chosen: need.value.outsider === outsiders && (wanted.value.length === 1 || have.value.outsider === outsiders),
      }))
    return { characters, open, ways }
  })

  const pretends = (id: CharacterId): boolean => isFooled(kit.value.rules, id)
  const evilInfo = computed(() => evilInfoGiven(kit.value.rules, residents.value))

  const plan = computed<SetupPlan>(() => {
    const { bag, bluffs, falseBluffs, locked, banned, beliefs, outsiderShift } = draft.value
    const { rules } = kit.value
    return {
      residents: residents.value,
      travellers: travellers.value,
      bag,
      bluffs: evilInfo.value ? bluffs : [],
      falseBluffs: evilInfo.value && bag.some((id) => isFalseDemon(rules, id)) ? falseBluffs : [],
      locked,
      banned,
      beliefs,
      ...(outsiderShift === undefined ? {} : { outsiderShift }),
    }
  })
  const faults = computed<readonly SetupFault[]>(() => setupFaults(kit.value.rules, plan.value))
  /** Legal, and seldom wise: said beside what it is about, and nothing waits for it. */
  const unwise = computed<readonly SetupFault[]>(() => setupWarnings(kit.value.rules, plan.value))

  const missing = computed(() => residents.value - dealtTokens(draft.value).length)
  /** Why no draw could fill the bag as it is. */
  const stuck = computed(() => (missing.value > 0 ? drawRest(kit.value, draft.value)[1] : undefined))
  /** While tokens are missing: only what no further token would mend. */
  const warnings = computed<readonly SetupFault[]>(() => {
    if (missing.value <= 0) return faults.value
    const short = /^(bag_size|(demon|minion|outsider|townsfolk)_count|outsider_count_not_adjusted)$/
    const found = faults.value.filter(({ code, over = [] }) => !short.test(code) || (stuck.value !== undefined && over.length > 0))
    return stuck.value === undefined || found.length > 0 ? found : [{ code: 'stuck', because: stuck.value }]
  })
  const isOff = (team: ResidentTeam) =>
    missing.value > 0
      ? stuck.value !== undefined && have.value[team] > Math.max(...needs(team))
      : draft.value.bag.length > 0 && !needs(team).includes(have.value[team])

  const character = (id: CharacterId): CharacterRef & { readonly ability: string; readonly evil: boolean } => {
    const { rules } = kit.value
    const found = rules.characters[id]
    const team = found?.team ?? 'townsfolk'
    return { id, name: found?.names[rules.names] ?? id, team, ability: found?.ability ?? '', evil: team === 'minion' || team === 'demon' }
  }

  return {
    draft,
    script,
    useScript,
    changeScript,
    /** Its sheet has names of its own. */
    hasTwoNames: computed(() => Object.values(kit.value.rules.characters).some(({ names }) => names.sheet !== names.published)),
    kit,
    pretends,
    residents,
    travellers,
    have,
    need,
    needs,
    isOff,
    shifts,
    faults,
    unwise,
    /** What the counts do not say. */
    notes: computed(() => bagNotes(kit.value.rules, draft.value.bag)),
    character,
    evilInfo,
    missing,
    stuck,
    warnings,
    /** How the bag will play, and its Demon. */
    tone: computed(() => {
      const { words } = kit.value.rules
      const plays = draft.value.bag.flatMap((id) => words[`plays.${id}`] ?? [])
      return together([say(words, bagTone(kit.value.flavours, draft.value.bag)), ...plays])
    }),
    undoLabel: computed(() => history.value[history.value.length - 1]?.label),
    begun: computed(() => draft.value.players.length > 0 || draft.value.bag.length > 0),
    change,
    changeForGood,
    undo,
    /** Not a tap of its own: suggestions that follow from one. */
    settle: (work: (draft: SetupDraft, kit: Kit) => SetupDraft) => set(work(draft.value, kit.value)),
    /** A changed number of players may change what the Demon is told. */
    go: (step: SetupStep) => set(fitSecrets(kit.value, { ...draft.value, step })),
    startOver: () => {
      remember([])
      set(emptyDraft(newSeed()))
    },
    forget: () => {
      remember([])
      draft.value = emptyDraft(newSeed())
      writeDraft(undefined)
    },
  }
})
