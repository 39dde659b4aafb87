import { laterSprite } from 'virtual:later-sprite'

let asked = false

/** Fetches the art that is not needed for the first paint and puts it into the page. Missing it changes no size and hides no word. */
export const fetchLaterSprite = async (): Promise<void> => {
  if (asked) return
  asked = true
  try {
    const answer = await fetch(laterSprite)
    const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
    if (!answer.ok || parsed.localName !== 'svg') throw new Error('No picture came')
    document.body.append(document.importNode(parsed, true))
  } catch {
    asked = false
  }
}
