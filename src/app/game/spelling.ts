/** Only who looks back at an earlier moment needs it, so it comes by itself. */
export { speltIn } from '@/core/api'
