import { shallowRef, type Component } from 'vue'
import { lazyScreen } from './app/start/lazyScreen'
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

const night = shallowRef<Component>()

/** The night's panel is there before the screen is. */
export const fetchGrimoire = async (): Promise<Component> => {
  const { GameScreen, NightPanel } = await import('./grimoire')
  night.value = NightPanel
  return GameScreen
}

/** Only where the server has live rooms. */
export const fetchTogether = () => import('./together')

/** The screens the grimoire hosts. */
export const panels: GrimoirePanels = {
  get night() {
    return night.value
  },
  day: lazyScreen(load.day),
  end: lazyScreen(load.end),
  dawn: lazyScreen(load.dawn),
  cardPicker: lazyScreen(load.cardPicker),
  reference: lazyScreen(load.reference),
  townMode: lazyScreen(load.townMode),
  share: lazyScreen(() => fetchTogether().then(({ loadShare }) => loadShare())),
}

/** In the order in which a game needs them. */
export const fetchPanels: readonly (() => Promise<unknown>)[] = [
  () => import('./ui/night/StepImpaired.vue'),
  () => import('./ui/grimoire/seat/SeatSheet.vue'),
  () => import('./ui/grimoire/CoverScreen.vue'),
  dragging.fetch,
  holding.fetch,
  () => import('./ui/grimoire/gameKeys'),
  () => import('./ui/cards/CardLayer.vue'),
  load.dawn,
  load.day,
  load.cardPicker,
  load.townMode,
]
