/** A phone: the panel has room for the current task and little else. */
export const LOW_PANEL = '(max-width: 600px), (max-height: 480px)'
export const isLow = (): boolean => globalThis.matchMedia?.(LOW_PANEL).matches
