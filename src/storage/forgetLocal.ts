/** Takes away what `localValue` wrote under this name; the other windows hear of it. */
export const forgetLocal = (name: string): void => {
  try {
    localStorage.removeItem(`moonrise:${name}`)
  } catch {
    // Where storage is switched off nothing was written.
  }
}
