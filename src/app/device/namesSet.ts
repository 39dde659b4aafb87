import { localValue } from '@/storage/localValue'

const kept = localValue('names-set')

/** Somebody has said which names they want, or was asked and went on. */
export const areNamesSet = (): boolean => kept.read() === true
export const namesAreSet = (): void => kept.write(true)
