import type { Nomination } from '@/core/model/day'
import type { Scene } from '@/core/model/scene'
import { NO_ABILITY, character } from '../contract'

/** VIRGIN-1: her first nomination while she lives, whoever made it. */
const isFirst = ({ me, ability }: Scene, { kind, nominee }: Nomination) =>
  kind === 'execution' && nominee === me.id && me.alive && me.abilities.some((held) => held.character === ability && !held.spent)

/** The first to nominate her is executed on the spot, if a Townsfolk. */
export const virgin = character('virgin', {
  names: { sheet: 'Virgin', published: 'Virgin' },
  team: 'townsfolk',
  tokens: [NO_ABILITY],
  ability: 'At your first nomination, whoever nominated you is executed on the spot if they are a Townsfolk.',
  words: {
    'advice.virgin': 'Somebody evil who may pass for a Townsfolk is best not executed early; late in the game it can be worth it.',
  },
  reacts: {
    nominatedAlways: (scene, nomination) => (isFirst(scene, nomination) ? [{ do: 'spend' }] : []),
    nominated: (scene, nomination) => {
      const { by } = nomination
      if (!isFirst(scene, nomination) || by === undefined || by === 'storyteller') return []
      return scene.passesFor(scene.seat(by), 'team', 'townsfolk') ? [{ do: 'execute', seat: by }] : []
    },
  },
})
