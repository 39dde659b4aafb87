import type { Jinx } from '@/core/model/script'
import { JINXES } from '../known/jinxes'
import type { ScriptCharacter } from './scriptFile'

/** Every jinxed pair of a script, each once: the published ones, and those that homebrew brings. */
export const jinxesOf = (characters: readonly Pick<ScriptCharacter, 'id' | 'known' | 'jinxes'>[]): readonly Jinx[] => {
  const published = characters.filter(({ known }) => known !== 'homebrew').map(({ id }) => id)
  const own = characters.flatMap(({ id, jinxes }) =>
    jinxes
      .filter((jinx) => characters.some((one) => one.id === jinx.id))
      .map((jinx) => ({ pair: [id, jinx.id] as const, reason: jinx.reason })),
  )
  const known = JINXES.filter((pair) => pair.every((id) => published.includes(id))).map((pair) => ({ pair, reason: '' }))
  const all: readonly Jinx[] = [...own, ...known]
  return all.filter(({ pair }, at) => all.findIndex((other) => pair.every((id) => other.pair.includes(id))) === at)
}
