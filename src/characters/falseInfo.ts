import type { CardContent } from '@/core/model/card'
import type { CharacterId } from '@/core/model/ids'
import type { Intent, Scene } from '@/core/model/scene'
import { livingDemon, tell } from './contract'

/** LUNATIC-3: what a player who wrongly believes in being the Demon learns in its place; nothing in a small town. */
export const falseInfo = ({
  game,
  me,
  rules,
}: Scene): { readonly tells: readonly Intent[]; readonly cards: readonly CardContent[] } | undefined => {
  if (game.seats.filter(({ traveller }) => !traveller).length < rules.script.evilInfoFrom) return undefined
  const minions = { seats: game.falseMinions[me.id] ?? [] }
  const bluffs = { characters: game.bluffs[me.id] ?? [] }
  return {
    tells: [tell(me, 'minions', minions), tell(me, 'bluffs', bluffs)],
    cards: [
      { title: 'card.minions', for: me.id, ...minions },
      { title: 'card.notInPlay', for: me.id, ...bluffs },
    ],
  }
}

/** The Demon is shown its own character, then who the player with such a belief is. */
export const demonMeets = (scene: Scene, pretender: CharacterId): readonly CardContent[] => {
  const demon = livingDemon(scene)
  if (!demon) return []
  return [
    { title: 'card.youAre', for: demon.id, characters: demon.character ? [demon.character] : [] },
    { title: 'card.thisPlayerIs', for: demon.id, characters: [pretender], seats: [scene.me.id] },
  ]
}
