/** What the setup's screens ask the rules directly. */
export { believable, fill, isFalseDemon } from '@/core/api'
