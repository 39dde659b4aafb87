/** The old object wherever nothing in it changed: what is drawn from it is not drawn again. */
export { keepUnchanged } from '@/core/views/keepUnchanged'
