/** Opens the town view in its own window, and in its own process if the browser can, so that it shares no memory with the grimoire. */
export const openTownWindow = (game: string): void => void window.open(`#/town/${game}`, '_blank', 'noopener')
