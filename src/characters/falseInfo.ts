import type { CardContent } from '@/core/model/card'
import type { Character } from '@/core/model/character'
import type { CharacterId } from '@/core/model/ids'
import type { Intent, Scene } from '@/core/model/scene'
import { livingDemon, tell } from './contract'

/** Believes it is a Demon, and is shown players as its Minions. */
export const pretender: Pick<Character, 'pretends' | 'dealtAs' | 'prepares'> = {
  pretends: true,
  dealtAs: 'demon',
  prepares: [{ key: 'minions', count: 'minion', among: 'residents', unlikely: 'evil', card: 'card.minions', withEvilInfo: true }],
}

/** LUNATIC-3: what a player who wrongly believes they are the Demon is shown; nothing in a small town. */
export const falseInfo = ({
  game,
  me,
  rules,
  secret,
}: Scene): { readonly tells: readonly Intent[]; readonly cards: readonly CardContent[] } | undefined => {
  if (game.seats.filter(({ traveller }) => !traveller).length < rules.script.evilInfoFrom) return undefined
  const minions = { seats: secret('minions') }
  const bluffs = { characters: game.bluffs[me.id] ?? [] }
  return {
    tells: [tell(me, 'minions', minions, { why: 'sham' }), tell(me, 'bluffs', bluffs, { why: 'sham' })],
    cards: [
      { title: 'card.minions', for: me.id, ...minions },
      { title: 'card.notInPlay', for: me.id, ...bluffs },
    ],
  }
}

/** The Demon is shown its own character, then the player with that belief. */
export const demonMeets = (scene: Scene, pretender: CharacterId): readonly CardContent[] => {
  const demon = livingDemon(scene)
  if (!demon) return []
  return [
    { title: 'card.youAre', for: demon.id, characters: demon.character ? [demon.character] : [] },
    { title: 'card.thisPlayerIs', for: demon.id, characters: [pretender], seats: [scene.me.id] },
  ]
}
