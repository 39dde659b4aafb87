import type { CannotOpen } from '@/app/session/sessions'
import { topic } from '../language'

/** Why a link or a card leads to the start page instead. */
export const wrongWayText: Readonly<Record<CannotOpen | 'page', string>> = topic('wrongWay', {
  missing: 'That game isn’t on this device.',
  damaged: 'That game is damaged and was set aside. Its data can be saved as a file from its card.',
  newer: 'A newer Moonrise saved that game. Update Moonrise to open it.',
  script: 'That game is played with a script this version doesn’t know. It is kept as it is.',
  unreachable: 'The characters of that game aren’t on this device yet, and the network doesn’t answer. Try again in a moment.',
  blocked: 'This browser isn’t letting Moonrise read its games.',
  page: 'There is no such page. This is the start.',
})
