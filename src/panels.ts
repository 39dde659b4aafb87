import { shallowRef, type Component } from 'vue'
import { later } from './app/later'
import { dragging, holding } from './ui/grimoire/gestures'
import type { GrimoirePanels } from './ui/grimoire/panels'

const load = {
  day: () => import('./ui/day/DayPanel.vue'),
  end: () => import('./ui/end/EndPanel.vue'),
  dawn: () => import('./ui/night/DawnScreen.vue'),
  cardPicker: () => import('./ui/cards/CardPicker.vue'),
  reference: () => import('./ui/reference/ReferenceOverlay.vue'),
  townMode: () => import('./ui/day/TownDoor.vue'),
}

/** The night's belongs to the first screen: it is there before the screen is, and drawn together with it. */
const night = shallowRef<Component>()
export const fetchNight = async (): Promise<void> => {
  night.value ??= (await import('./ui/night/NightPanel.vue')).default
}

/** The screens the grimoire hosts. */
export const panels: GrimoirePanels = {
  get night() {
    return night.value
  },
  day: later(load.day),
  end: later(load.end),
  dawn: later(load.dawn),
  cardPicker: later(load.cardPicker),
  reference: later(load.reference),
  townMode: later(load.townMode),
}

/** In the order in which a game needs them, so that nothing waits for a network in the middle of it. */
export const fetchPanels: readonly (() => Promise<unknown>)[] = [
  () => import('./ui/grimoire/seat/SeatSheet.vue'),
  () => import('./ui/grimoire/CoverScreen.vue'),
  dragging.fetch,
  holding.fetch,
  () => import('./ui/grimoire/gameKeys'),
  () => import('./ui/cards/CardLayer.vue'),
  () => import('./app/playerCards'),
  load.dawn,
  load.day,
  load.cardPicker,
  load.townMode,
]
