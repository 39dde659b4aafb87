import { shallowRef } from 'vue'
import { localValue } from '@/storage/localValue'

export interface RecentToken {
  readonly character: string | undefined
  readonly name: string
  readonly text: string
}

const MOST = 6
const kept = localValue('recent-tokens')

const sound = (value: unknown): value is RecentToken =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RecentToken).text === 'string' &&
  typeof (value as RecentToken).name === 'string'

/** The last reminders placed, newest first. */
const list = shallowRef<readonly RecentToken[]>([])
let read = false

export const useRecentTokens = () => {
  if (!read) {
    read = true
    const found = kept.read()
    list.value = Array.isArray(found) ? found.filter(sound).slice(0, MOST) : []
  }
  const remember = (token: RecentToken) => {
    list.value = [token, ...list.value.filter(({ character, text }) => character !== token.character || text !== token.text)].slice(0, MOST)
    kept.write(list.value)
  }
  return { list, remember }
}
