import type { ActScene, Intent, Scene } from '@/core/model/scene'
import type { Seat } from '@/core/model/seat'
import { lay, place, seatOptions, tell, until } from './contract'

export const GRANDCHILD = 'Grandchild'
export const child = (scene: Scene) => scene.marks().find(({ token }) => token === GRANDCHILD)

/** GRANDPARENT-7: a Townsfolk or an Outsider. */
export const refusesToKnow = (scene: Scene, seat: Seat) =>
  seat.character && !['townsfolk', 'outsider'].includes(scene.team(seat) ?? '') ? 'grandchild_must_be_townsfolk_or_outsider' : undefined

/** False information may show anybody. */
export const question = (scene: Scene, mayBeFalse = false) => {
  const fits = (seat: Seat) => mayBeFalse || !refusesToKnow(scene, seat)
  const usual = child(scene)?.on
  return {
    code: 'grandparent_learns_grandchild',
    about: scene.me.id,
    values: { me: scene.me.player },
    options: seatOptions(scene.game.seats.filter((seat) => seat.id !== scene.me.id && fits(seat))),
    refuses: 'grandchild_must_be_townsfolk_or_outsider',
    ...(usual ? { usual } : {}),
  }
}

const mark = (seat: Seat): Intent => place(lay('memo', GRANDCHILD, until.used), seat.id)

/** Marks the grandchild, if there is none yet, and shows player and character. */
export const learn = (scene: ActScene, mayBeFalse: boolean): readonly Intent[] => {
  const known = child(scene)
  const answer = known && !mayBeFalse ? known.on : scene.decide(question(scene, mayBeFalse))
  const seat = scene.game.seats.find(({ id }) => id === answer)
  if (!seat) return []
  const shown = { seats: [seat.id], characters: seat.character ? [seat.character] : [] }
  const told = tell(scene.me, 'grandchild', shown)
  return mayBeFalse || known ? [told] : [mark(seat), told]
}

/** GRANDPARENT-8: after a return the new grandchild is marked before the step goes on, or when the Grandparent is shown one. */
export const marksAnew = (scene: ActScene): readonly Intent[] => {
  if (scene.game.phase.kind !== 'night') return []
  const asked = question(scene)
  const answer = scene.decide({ ...asked, usual: 'later', options: [...asked.options, { value: 'later', label: 'later' }] })
  return scene.game.seats.filter(({ id }) => id === answer).map(mark)
}
