import { computed } from 'vue'
import { defineStore } from 'pinia'
import { rowLabel, say } from '@/core/api'
import type { NightStep } from '@/core/model/nightStep'
import type { Rules, ScriptRow } from '@/core/model/script'
import type { CharacterRef } from '@/core/views/grimoireTypes'
import type { Team } from '@/core/model/seat'
import { referenceText } from '@/text/en/reference'
import { together } from '@/text/inRow'
import { infosFor } from './characters'
import { useGame } from '../game/game'
import { usePreferences } from '../device/preferences'
import { rulesWith } from './scripts'
import { viewedScript } from './viewed'

/** A row of a night sheet, for any game: what a step looks like, not whether it is due. */
export interface SheetRow {
  readonly row: string
  readonly label: string
  readonly fixed: ScriptRow['fixed'] | undefined
  readonly character: CharacterRef | undefined
  readonly wakes: boolean
  readonly playerDoes: string
  readonly youDo: string
}

const TEAMS: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller']

const isOn = (step: NightStep, night: 'first' | 'other') => step.when === 'every' || step.when === night

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const sheetRow = (rules: Rules, night: 'first' | 'other', listed: ScriptRow): SheetRow => {
  const { row, fixed } = listed
  const label = fixed === 'travellers' ? referenceText.teams.traveller : rowLabel(rules, listed)
  const id = row.split('.')[0] ?? row
  const found = rules.characters[id]
  const name = found?.names[rules.names] ?? label
  const step = found?.night?.find((each) => (each.row ?? id) === row && isOn(each, night))
  const { [`remembered.${row}.does`]: does = '', [`remembered.${row}.you`]: you = '' } = rules.words
  const remembered = referenceText.fixed[row] ?? [does, you]
  const spokenBy = (ability: string, text = '') =>
    capital(say(rules.words, text, { me: referenceText.someone(ability), ability, from: rules.script.evilInfoFrom }))
  const words = (text: string | undefined) => spokenBy(name, text)
  /** Who acts in a row that belongs to the night itself. */
  const guests = Object.values(rules.characters).flatMap((each) =>
    (each.night ?? [])
      .filter((one) => fixed && one.row === row && isOn(one, night))
      .map(({ player }) => spokenBy(each.names[rules.names], player)),
  )
  return {
    row,
    fixed,
    label,
    character: found ? { id, name, team: found.team } : undefined,
    wakes: step !== undefined && step.wakes !== false,
    playerDoes: words(step ? step.player : remembered[0]),
    youDo: together([...guests, words(step ? step.storyteller : remembered[1])]),
  }
}

/** The script for reading: characters, both nights, counts. */
export const useReference = defineStore('reference', () => {
  const preferences = usePreferences()
  const game = useGame()
  const rules = computed(() => rulesWith(preferences.names, viewedScript.value ?? game.script.id))
  const characters = computed(() => infosFor(preferences.names, rules.value.script.id))
  const night = (which: 'first' | 'other') =>
    computed(() => rules.value.script.order[preferences.order][which].map((row) => sheetRow(rules.value, which, row)))

  return {
    name: computed(() => rules.value.script.name),
    teams: computed(() => TEAMS.map((team) => ({ team, characters: characters.value.filter((each) => each.team === team) }))),
    first: night('first'),
    other: night('other'),
    counts: computed(() => Object.entries(rules.value.script.counts).map(([residents, row]) => ({ residents: Number(residents), ...row }))),
    /** Who changes the number of Outsiders, and by how much; any number is no list. */
    shifters: computed(() =>
      rules.value.script.characters.flatMap((id) => {
        const one = rules.value.characters[id]
        const by = one?.setup?.flatMap((effect) => ('outsiders' in effect && effect.outsiders !== 'any' ? effect.outsiders : [])) ?? []
        return one && by.length > 0 ? [{ name: one.names[preferences.names], by }] : []
      }),
    ),
    jinxes: computed(() => rules.value.script.jinxes ?? []),
    nameOf: (id: string) =>
      rules.value.characters[id]?.names[preferences.names] ?? rules.value.script.middle?.find((one) => one.id === id)?.name ?? id,
    /** A reminder goes by its English name; this is how it reads in the chosen language. */
    tokenWords: (token: string) => say(rules.value.words, token),
    evilInfoFrom: computed(() => rules.value.script.evilInfoFrom),
  }
})
