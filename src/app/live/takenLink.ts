import { shallowRef } from 'vue'

/** The link that led here, taken out of the address. Only this page's memory holds it until it is used. */
const link = shallowRef('')

export const takeLink = (found: string): void => void (link.value = found)
export const takenLink = (): string => link.value
