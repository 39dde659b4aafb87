import { shallowRef } from 'vue'
import { localValue } from '@/storage/localValue'

/** The lesson in the demo: its game, and the mark that comes next. It is about the reader, so it is no fact of the game. */
export interface Lesson {
  readonly game: string
  readonly next: 'choose' | 'undo' | 'hold' | 'own'
}

const kept = localValue('lesson')

export const lesson = shallowRef(kept.read() as Lesson | null | undefined)

export const teach = (now: Lesson | null): void => {
  lesson.value = now
  kept.write(now)
}
