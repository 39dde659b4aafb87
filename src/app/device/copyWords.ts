/** False if the device would not do it. */
export const copyWords = async (words: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(words)
    return true
  } catch {
    return copiedTheOldWay(words)
  }
}

/** Over plain http there is no clipboard API, but a selection can be copied. In a dialog, only its own content can be selected. */
const copiedTheOldWay = (words: string): boolean => {
  if (typeof document === 'undefined') return false
  const field = document.createElement('textarea')
  const before = document.activeElement
  field.value = words
  field.className = 'unseen'
  ;(document.querySelector('dialog[open]') ?? document.body).append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
