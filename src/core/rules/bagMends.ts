import type { Rules } from '../model/script'
import type { CharacterId } from '../model/ids'
import { say } from '../model/words'
import type { SetupMend } from '../model/setupFault'
import { chanceFrom } from './chance'
import { wantedCounts } from './bagCounts'
import { copiesOf, shiftsCounts } from './bagEffects'
import { countTeams, isDealt, teamMembers, type ResidentTeam } from './counts'
import { nameOf } from './table'

export interface MendPlan {
  readonly residents: number
  readonly bag: readonly CharacterId[]
  /** Which way a bracket moves the Outsiders, once that is decided. */
  readonly outsiderShift?: number
  /** Mends touch these last. */
  readonly locked?: readonly CharacterId[]
  readonly banned?: readonly CharacterId[]
}

/** Fixes of one count, each a tap that comes nearer to a legal bag: never a token too many, and what was locked or barred is touched last. */
export const countMends = (
  rules: Rules,
  plan: MendPlan,
  short: readonly ResidentTeam[],
  over: readonly ResidentTeam[],
): readonly SetupMend[] => {
  const chance = chanceFrom(plan.bag.join())
  const shifts = (id: CharacterId) => shiftsCounts(rules, id)
  const held = (id: CharacterId) => plan.bag.filter((other) => other === id).length
  const pickFirst = (...choices: readonly (readonly CharacterId[])[]) => chance.pick(choices.find((ids) => ids.length > 0) ?? [])
  /** One that moves the Outsiders, and one that was barred, come only if nothing else is left. */
  const incoming = (team: ResidentTeam) => {
    const out = teamMembers(rules, team).filter((id) => held(id) < copiesOf(rules, plan.bag, id))
    const free = out.filter((id) => !plan.banned?.includes(id))
    return pickFirst(
      free.filter((id) => !shifts(id) && !held(id)),
      free,
      out,
    )
  }
  const outgoing = (team: ResidentTeam) => {
    const inside = plan.bag.filter((id) => rules.characters[id]?.team === team && isDealt(rules, id))
    return pickFirst(
      inside.filter((id) => !plan.locked?.includes(id)),
      inside,
    )
  }
  const mend = (inTeam: ResidentTeam | undefined, outTeam: ResidentTeam | undefined): readonly SetupMend[] => {
    const add = inTeam && incoming(inTeam)
    const remove = outTeam && outgoing(outTeam)
    if ((inTeam && !add) || (outTeam && !remove)) return []
    const key = add && remove ? 'mend_swap' : add ? 'mend_add' : 'mend_remove'
    return [
      {
        ...(add ? { add } : {}),
        ...(remove ? { remove } : {}),
        label: say(rules.words, key, { in: nameOf(rules, add), out: nameOf(rules, remove) }),
      },
    ]
  }
  const adds = () => short.flatMap((team) => mend(team, undefined))
  const removes = () => over.flatMap((team) => mend(undefined, team))
  const swaps = () => short.flatMap((inTeam) => over.flatMap((outTeam) => mend(inTeam, outTeam)))
  const missing = plan.residents - plan.bag.filter((id) => isDealt(rules, id)).length
  const nearer = missing > 0 ? adds() : missing < 0 ? removes() : []
  if (nearer.length > 0) return nearer
  const both = swaps()
  if (both.length === 0) return [...adds(), ...removes()]
  const turned = missing === 0 && (over.includes('outsider') || short.includes('outsider')) ? otherWay(rules, plan, over) : undefined
  return turned ? [...both, ...mend(turned.inTeam, turned.outTeam)] : both
}

/** Where a bracket may move Outsiders up or down, both are offered. */
const otherWay = (
  rules: Rules,
  plan: MendPlan,
  over: readonly ResidentTeam[],
): { readonly inTeam: ResidentTeam; readonly outTeam: ResidentTeam } | undefined => {
  const have = countTeams(rules, plan.bag)
  const rows = wantedCounts(rules, plan.residents, plan.bag, plan.outsiderShift)
  if (rows.length < 2 || !rows.every((row) => Math.abs(row.outsider - have.outsider) === 1)) return undefined
  return over.includes('outsider') ? { inTeam: 'outsider', outTeam: 'townsfolk' } : { inTeam: 'townsfolk', outTeam: 'outsider' }
}
