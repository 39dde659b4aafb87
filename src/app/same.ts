/** The old object wherever nothing in it changed: what is drawn from it is not drawn again. */
export { keep as same } from '@/core/views/keep'
