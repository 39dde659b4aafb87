import { computed, shallowRef } from 'vue'
import { defineStore } from 'pinia'
import { countTeams, evilInfoGiven, outsiderShifts, rowFor, wantedCounts, setupFaults, bagTone, say } from '@/core/api'
import type { Counts, ResidentTeam } from '@/core/rules/counts'
import type { CharacterId } from '@/core/model/ids'
import type { CharacterRef } from '@/core/views/grimoireTypes'
import type { SetupFault } from '@/core/model/setupFault'
import { flavoursOf } from '../engine/flavours'
import { usePreferences } from '../device/preferences'
import { SCRIPT, rulesWith } from '../engine/scripts'
import { drawRest, fitSecrets, type Kit } from './setupBag'
import { emptyDraft, readDraft, residentsOf, travellersOf, writeDraft, type SetupDraft, type SetupStep } from './setupDraft'
import { readHistory, writeHistory, type SetupTap } from './setupHistory'

export const newSeed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** The setup being made. It is saved with every tap and becomes a game at its end. */
export const useSetup = defineStore('setup', () => {
  const found = readDraft()
  const draft = shallowRef<SetupDraft>(found ?? emptyDraft(newSeed()))
  const history = shallowRef<readonly SetupTap[]>(found ? readHistory() : [])
  const preferences = usePreferences()
  const kit = computed<Kit>(() => ({ rules: rulesWith(preferences.names), flavours: flavoursOf(SCRIPT) }))

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

  /** The ways a bracket in the bag may move the Outsiders. */
  const shifts = computed(() => {
    const { rules } = kit.value
    const plain = rowFor(rules, residents.value).outsider
    const character = draft.value.bag.find((id) => rules.characters[id]?.setup)
    const shifts = outsiderShifts(rules, draft.value.bag)
    if (character === undefined || shifts.length < 2 || shifts.includes(0)) return undefined
    const legal = wantedCounts(rules, residents.value, draft.value.bag).map(({ outsider }) => outsider)
    const ways = [...shifts]
      .sort((a, b) => a - b)
      .map((by) => ({
        by,
        outsiders: plain + by,
        possible: legal.includes(plain + by),
        chosen: need.value.outsider === plain + by && (wanted.value.length === 1 || have.value.outsider === plain + by),
      }))
    return { character, ways }
  })

  const pretends = (id: CharacterId): boolean => kit.value.rules.characters[id]?.pretends === true
  const evilInfo = computed(() => evilInfoGiven(kit.value.rules, residents.value))

  const faults = computed<readonly SetupFault[]>(() => {
    const { bag, bluffs, falseBluffs, locked, banned, believes, outsiderShift } = draft.value
    return setupFaults(kit.value.rules, {
      residents: residents.value,
      travellers: travellers.value,
      bag,
      bluffs: evilInfo.value ? bluffs : [],
      falseBluffs: evilInfo.value && bag.some(pretends) ? falseBluffs : [],
      locked,
      banned,
      ...(believes ? { believes } : {}),
      ...(outsiderShift ? { outsiderShift } : {}),
    })
  })

  const missing = computed(() => residents.value - draft.value.bag.length)
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

  const character = (id: CharacterId): CharacterRef & { readonly ability: string } => {
    const { rules } = kit.value
    const found = rules.characters[id]
    return { id, name: found?.names[rules.names] ?? id, team: found?.team ?? 'townsfolk', ability: found?.ability ?? '' }
  }

  return {
    draft,
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
    character,
    evilInfo,
    missing,
    stuck,
    warnings,
    /** How the bag will play, and its Demon. */
    tone: computed(() => {
      const { words } = kit.value.rules
      const plays = draft.value.bag.flatMap((id) => words[`plays.${id}`] ?? [])
      return [say(words, bagTone(kit.value.flavours, draft.value.bag)), ...plays].join(' ')
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
