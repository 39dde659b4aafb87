import type { Character } from '@/core/model/character'
import type { CharacterRef } from '@/core/views/grimoireTypes'
import { defineStore } from 'pinia'
import { shallowReactive, watchEffect } from 'vue'
import { useGame } from '../game/game'
import { usePreferences, type Preferences } from '../device/preferences'
import { rulesWith } from './scripts'
import { inRow } from '@/text/inRow'

export interface CharacterInfo extends CharacterRef {
  readonly names: { readonly sheet: string; readonly published: string }
  readonly ability: string
  /** Nobody has written the words below in the chosen language yet. */
  readonly inEnglish: boolean
  readonly tokens: readonly string[]
  /** The tokens that carry a rule, by their words. */
  readonly laid: Character['laid']
}

export const infosFor = (names: Preferences['names'], id: string): readonly CharacterInfo[] => {
  const { script, characters } = rulesWith(names, id)
  return [...script.characters, ...script.travellers].flatMap((id) => {
    const found = characters[id]
    return found
      ? [
          {
            id,
            name: found.names[names],
            names: found.names,
            team: found.team,
            ability: found.ability,
            inEnglish: found.inEnglish ?? false,
            tokens: found.tokens,
            laid: found.laid,
          },
        ]
      : []
  })
}

const useList = defineStore('characters', () => {
  const preferences = usePreferences()
  const game = useGame()
  const list = shallowReactive<CharacterInfo[]>([])
  watchEffect(() => list.splice(0, list.length, ...infosFor(preferences.names, game.script.id)), { flush: 'sync' })
  return { list }
})

/** Every character of the open game’s script, in its order, by the names the storyteller prefers. */
export const useCharacters = (): readonly CharacterInfo[] => useList().list

/** Example names for each set of names; empty if the script's names do not differ. */
export const nameExamples = (most = 2): Readonly<Record<Preferences['names'], string>> => {
  const differ = useCharacters().filter(({ names }) => names.sheet !== names.published)
  const some = (way: Preferences['names']) => {
    const named = differ.slice(0, most).map(({ names }) => names[way])
    return `${inRow(named)}${named.length && differ.length > most ? '…' : ''}`
  }
  return { sheet: some('sheet'), published: some('published') }
}
