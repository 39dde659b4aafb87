import type { Component, InjectionKey } from 'vue'

/** Screens that the grimoire hosts without knowing them; the app hands them in. */
export interface GrimoirePanels {
  /** undefined: on its way. */
  readonly night: Component | undefined
  readonly day: Component
  readonly end: Component
  readonly dawn: Component
  readonly cardPicker: Component
  readonly reference: Component
  readonly townMode: Component
}

export const PANELS: InjectionKey<GrimoirePanels> = Symbol('grimoire panels')
