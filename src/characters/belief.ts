import type { NightStep } from '@/core/model/nightStep'
import type { Scene } from '@/core/model/scene'

/** A player who wrongly believes they are another character goes through that character's night. */

const believed = ({ me, rules }: Scene) => (me.believes ? rules.characters[me.believes] : undefined)

const step = (scene: Scene): NightStep | undefined => {
  const character = believed(scene)
  // If the belief, set by hand, is a pretender itself, there is nothing to do.
  return character?.pretends ? undefined : character?.night?.find(({ asks }) => asks)
}

export const asBelieved: Required<Pick<NightStep, 'tonight' | 'due' | 'asks'>> = {
  tonight: (scene) => {
    const played = step(scene)
    return played && `As the ${believed(scene)?.names[scene.rules.names]}: ${played.tonight?.(scene) ?? played.player}`
  },
  due: (scene) => {
    const played = step(scene)
    if (!played) return 'because.noBelief'
    return played.when === 'other' && scene.night <= 1 ? 'because.notFirst' : (played.due?.(scene) ?? true)
  },
  asks: (scene) => step(scene)?.asks?.(scene) ?? { mayPass: true },
}

export const believesToEscapeDeath = (scene: Scene): boolean => believed(scene)?.guards?.escapes !== undefined
