import { expect, it } from 'vitest'
import { broken } from '@/ui/story/pictureChapters'

/** Every letter is one wide. */
const pen = { measureText: (text: string) => ({ width: text.length }) as TextMetrics }

it('breaks a sentence between words', () => expect(broken(pen, 'Ana died at night.', 9)).toEqual(['Ana died', 'at night.']))

it('breaks a script without spaces anywhere, and keeps a name whole', () =>
  expect(broken(pen, '恶魔杀死了Ana和Bo。', 6)).toEqual(['恶魔杀死了', 'Ana和Bo', '。']))

it('loses no letter', () => expect(broken(pen, '第二夜，Ana 死亡。', 4).join('').replaceAll(' ', '')).toBe('第二夜，Ana死亡。'))
