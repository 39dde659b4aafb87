import { defineAsyncComponent } from 'vue'
import type { GrimoirePanels } from './ui/grimoire/panels'

/** The screens the grimoire hosts; each is fetched when it is first needed. */
export const panels: GrimoirePanels = {
  night: defineAsyncComponent(() => import('./ui/night/NightPanel.vue')),
  day: defineAsyncComponent(() => import('./ui/day/DayPanel.vue')),
  end: defineAsyncComponent(() => import('./ui/end/EndPanel.vue')),
  dawn: defineAsyncComponent(() => import('./ui/night/DawnScreen.vue')),
  cardPicker: defineAsyncComponent(() => import('./ui/cards/CardPicker.vue')),
  reference: defineAsyncComponent(() => import('./ui/reference/ReferenceOverlay.vue')),
  townMode: defineAsyncComponent(() => import('./ui/day/TownDoor.vue')),
}
