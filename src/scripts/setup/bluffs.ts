import type { CharacterId } from '@/core/model/ids'
import type { KnownCharacter } from '../known/knownCharacter'
import type { ScriptCharacter } from '../read/scriptFile'

type Listed = Pick<ScriptCharacter, 'id' | 'team'>

const isGood = ({ team }: Listed) => team === 'townsfolk' || team === 'outsider'

/** The characters that may be shown as bluffs: good, not in play, and such as somebody could claim to be. */
export const bluffChoices = (
  script: readonly Listed[],
  inPlay: readonly CharacterId[],
  find: (id: CharacterId) => KnownCharacter | undefined,
): readonly CharacterId[] => {
  const duplicates = inPlay.some((id) => find(id)?.bag.some((effect) => 'free' in effect && effect.free === 'duplicates'))
  return script.filter((one) => isGood(one) && !find(one.id)?.neverBluff && (duplicates || !inPlay.includes(one.id))).map(({ id }) => id)
}

/** What somebody may believe to be who is dealt another token: a Drunk, a Lunatic, a Marionette. */
export const believable = (
  script: readonly Listed[],
  inPlay: readonly CharacterId[],
  dealtAs: NonNullable<KnownCharacter['dealtAs']>,
  find: (id: CharacterId) => KnownCharacter | undefined,
): readonly CharacterId[] => {
  const fits = (one: Listed) => (dealtAs === 'good' ? isGood(one) : one.team === dealtAs)
  // A Demon in play may be believed in; two players with one good token would find each other out. Nobody is dealt a Drunk's token.
  const free = ({ id }: Listed) => dealtAs === 'demon' || (!inPlay.includes(id) && !find(id)?.dealtAs)
  return script.filter((one) => fits(one) && free(one)).map(({ id }) => id)
}
