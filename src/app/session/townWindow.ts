/** The public circle in a window of its own, in its own process where the browser can: it must not share a memory with the grimoire. */
export const openTownWindow = (game: string): void => void window.open(`#/town/${game}`, '_blank', 'noopener')
