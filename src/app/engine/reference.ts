import { computed } from 'vue'
import { defineStore } from 'pinia'
import { say } from '@/core/api'
import type { NightStep } from '@/core/model/nightStep'
import type { Rules, ScriptRow } from '@/core/model/script'
import type { CharacterRef } from '@/core/views/grimoireTypes'
import type { Team } from '@/core/model/seat'
import { referenceText } from '@/text/en/reference'
import { useCharacters } from './characters'
import { useGame } from '../game/game'
import { usePreferences } from '../device/preferences'
import { rulesWith } from './scripts'

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

const sheetRow = (rules: Rules, night: 'first' | 'other', { row, label, fixed }: ScriptRow): SheetRow => {
  const id = row.split('.')[0] ?? row
  const found = rules.characters[id]
  const name = found?.names[rules.names] ?? label
  const step = found?.night?.find((each) => (each.row ?? id) === row && isOn(each, night))
  const spoken = row === id ? name : label.replace(found?.names.sheet ?? label, name)
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
    label: fixed ? label : spoken,
    character: found ? { id, name, team: found.team } : undefined,
    wakes: step !== undefined && step.wakes !== false,
    playerDoes: words(step ? step.player : remembered[0]),
    youDo: [...guests, words(step ? step.storyteller : remembered[1])].join(' '),
  }
}

/** The script for reading: characters, both nights, counts. */
export const useReference = defineStore('reference', () => {
  const preferences = usePreferences()
  const characters = useCharacters()
  const game = useGame()
  const rules = computed(() => rulesWith(preferences.names, game.script.id))
  const night = (which: 'first' | 'other') =>
    computed(() => rules.value.script.order[preferences.order][which].map((row) => sheetRow(rules.value, which, row)))

  return {
    name: computed(() => rules.value.script.name),
    teams: computed(() => TEAMS.map((team) => ({ team, characters: characters.filter((each) => each.team === team) }))),
    first: night('first'),
    other: night('other'),
    counts: computed(() => Object.entries(rules.value.script.counts).map(([residents, row]) => ({ residents: Number(residents), ...row }))),
    /** The character that changes the number of Outsiders. */
    shifter: computed(
      () => rules.value.script.characters.map((id) => rules.value.characters[id]).find((each) => each?.setup)?.names[preferences.names],
    ),
    evilInfoFrom: computed(() => rules.value.script.evilInfoFrom),
  }
})
