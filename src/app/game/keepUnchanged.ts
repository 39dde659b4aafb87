/** Returns the old object if nothing in it changed, so that Vue does not draw it again. */
export { keepUnchanged } from '@/core/api'
