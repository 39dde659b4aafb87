/** Takes away what `keep` wrote under this name; the other windows hear of it. */
export const forgetKept = (name: string): void => {
  try {
    localStorage.removeItem(`moonrise:${name}`)
  } catch {
    // Where storage is switched off nothing was written.
  }
}
