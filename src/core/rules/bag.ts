import type { Rules } from '../model/script'
import type { CharacterId } from '../model/ids'
import { say } from '../model/words'
import { legalCounts } from './bagCounts'
import { suggestSecrets } from './beliefs'
import { countTeams, RESIDENT_TEAMS } from './counts'
import { drawTokens, type BagWish, type DrawnTokens } from './drawnTokens'
import type { Secrets } from './secrets'
import { bagTone } from './taste'

export interface DrawnBag extends DrawnTokens, Secrets {
  /** What the bag will play like, as the key of its sentence. */
  readonly because: string
}

export const drawBag = (rules: Rules, wish: BagWish): DrawnBag => {
  const { bag, impossible } = drawLegal(rules, wish)
  return {
    bag,
    ...suggestSecrets(rules, { bag, residents: wish.residents, seed: wish.seed, banned: [] }),
    because: bagTone(wish.flavours ?? {}, bag),
    ...(impossible === undefined ? {} : { impossible }),
  }
}

const TRIES = 20

/** Those drawn last may change the counts that the others were drawn for: then chance is asked again, with the next seed. */
const drawLegal = (rules: Rules, wish: BagWish): DrawnTokens => {
  const first = drawTokens(rules, wish)
  for (let tried = first, again = 1; again <= TRIES; again += 1) {
    if (tried.impossible !== undefined || isLegal(rules, wish.residents, tried.bag)) return tried
    tried = drawTokens(rules, { ...wish, seed: `${wish.seed} ${again}` })
  }
  return { ...first, impossible: say(rules.words, 'locked_and_banned') }
}

const isLegal = (rules: Rules, residents: number, bag: readonly CharacterId[]): boolean => {
  const counts = countTeams(rules, bag)
  return legalCounts(rules, residents, bag).some((row) => RESIDENT_TEAMS.every((team) => row[team] === counts[team]))
}
