import { defineStore } from 'pinia'
import { computed } from 'vue'
import { keepUnchanged, townView } from '@/core/api'
import type { TownView } from '@/core/views/townTypes'
import { useGame } from './game'

/** What everybody may know of the running game. Only some screens show it. */
export const useTown = defineStore('town', () => {
  const game = useGame()
  return { view: computed<TownView>((old) => keepUnchanged(old, townView(game.facts.rules, game.facts.now))) }
})
