import type { Component, InjectionKey } from 'vue'

/** Screens that the grimoire hosts but does not import. The app provides them. */
export interface GrimoirePanels {
  /** undefined while it loads. */
  readonly night: Component | undefined
  readonly day: Component
  readonly end: Component
  readonly dawn: Component
  readonly cardPicker: Component
  readonly reference: Component
  readonly townMode: Component
  /** Only where the server has live rooms. */
  readonly share: Component
}

export const PANELS: InjectionKey<GrimoirePanels> = Symbol('grimoire panels')
