import { shallowRef } from 'vue'

/** The link that led here. Only this page's memory holds it until it is used. */
const link = shallowRef('')

/** Takes it out of the address before anything else is fetched; `door` is what stays there. */
export const takeLink = (found: string, door?: string): void => {
  link.value = found
  if (door) history.replaceState(history.state, '', `#/${door}`)
}
export const takenLink = (): string => link.value
