import { believable, chanceFrom, copiesOf, drawBag, flavourOf, inTeamOrder, isDealt, shiftsCounts, suggestSecrets } from '@/core/api'
import type { Rules } from '@/core/model/script'
import type { CharacterId } from '@/core/model/ids'
import type { Flavours, Taste } from '@/core/model/taste'
import type { SetupMend } from '@/core/model/setupFault'
import { keepDeal } from './keptDeal'
import { residentsOf, without, type Secret, type SetupDraft } from './setupDraft'
import { setTravellers } from './setupPlayers'

export interface Kit {
  readonly rules: Rules
  readonly flavours: Flavours
}

/** Suggests anew what nobody chose. What the storyteller chose stays; a bluff that came into the bag has a stand-in until it leaves again. */
export const fitSecrets = ({ rules }: Pick<Kit, 'rules'>, draft: SetupDraft): SetupDraft => {
  const { bag, chosen } = draft
  const suggested = suggestSecrets(rules, { bag, residents: residentsOf(draft).length, seed: `${draft.seed}/${draft.draws}`, banned: [] })
  const stays = (secret: Secret) => {
    const [, id] = secret.split('.')
    return id === undefined || (bag.includes(id) && believable(rules, bag, id).includes(draft.beliefs[id] ?? ''))
  }
  const kept = chosen.filter(stays)
  const own = Object.entries(draft.beliefs).filter(([id]) => kept.includes(`believes.${id}`))
  const fitted: SetupDraft = {
    ...without(draft, 'replaced'),
    beliefs: { ...suggested.beliefs, ...Object.fromEntries(own) },
    bluffs: suggested.bluffs,
    falseBluffs: chosen.includes('falseBluffs') ? draft.falseBluffs : suggested.falseBluffs,
    chosen: kept,
  }
  return chosen.includes('bluffs') ? { ...fitted, ...standIns(draft, suggested.bluffs) } : fitted
}

const standIns = ({ bag, bluffs, replaced }: SetupDraft, suggested: readonly CharacterId[]): Pick<SetupDraft, 'bluffs' | 'replaced'> => {
  const wanted = bluffs.map((id) => replaced?.[id] ?? id)
  const spare = suggested.filter((id) => !wanted.includes(id) && !bluffs.includes(id))
  const now = wanted.map((id, at) => {
    if (!bag.includes(id)) return id
    const before = bluffs[at]
    return before !== undefined && !bag.includes(before) ? before : (spare.shift() ?? id)
  })
  const others = now.flatMap((id, at) => (id === wanted[at] ? [] : [[id, wanted[at] ?? id] as const]))
  return { bluffs: now, ...(others.length ? { replaced: Object.fromEntries(others) } : {}) }
}

const withBag = (kit: Kit, draft: SetupDraft, bag: readonly CharacterId[], change: Partial<SetupDraft> = {}): SetupDraft => {
  const { rules } = kit
  const ordered = inTeamOrder(rules, onlyAllowed(kit, bag))
  const moves = ordered.some((id) => shiftsCounts(rules, id))
  const aside = ordered.filter((id) => !isDealt(rules, id))
  const next = {
    ...without(draft, 'passing', 'aside', ...(moves ? [] : ['outsiderShift' as const])),
    ...(aside.length ? { aside } : {}),
    ...change,
  }
  return fitSecrets(kit, keepDeal(rules, next, ordered))
}

/** Each no more often than the bag allows. */
const onlyAllowed = ({ rules }: Kit, bag: readonly CharacterId[]): readonly CharacterId[] =>
  bag.filter((id, at) => bag.slice(0, at).filter((other) => other === id).length < copiesOf(rules, bag, id))

/** How many times it may be in the bag, and how many times it is. */
export const copies = ({ rules }: Kit, draft: SetupDraft, id: CharacterId): { readonly have: number; readonly most: number } => ({
  have: draft.bag.filter((other) => other === id).length,
  most: Math.min(copiesOf(rules, draft.bag, id), residentsOf(draft).length),
})

export const setCopies = (kit: Kit, draft: SetupDraft, id: CharacterId, wanted: number): SetupDraft =>
  withBag(kit, draft, [...draft.bag.filter((other) => other !== id), ...Array<CharacterId>(Math.max(1, wanted)).fill(id)], {
    locked: [...draft.locked.filter((other) => other !== id), id],
  })

/** In or out by hand: what was put in by hand survives the next draw. */
export const toggleCharacter = (kit: Kit, draft: SetupDraft, id: CharacterId): SetupDraft =>
  draft.bag.includes(id)
    ? withBag(
        kit,
        draft,
        draft.bag.filter((other) => other !== id),
        { locked: draft.locked.filter((other) => other !== id) },
      )
    : withBag(kit, draft, [...draft.bag, id], { locked: [...draft.locked, id], banned: draft.banned.filter((other) => other !== id) })

export const toggleLock = (kit: Kit, draft: SetupDraft, id: CharacterId): SetupDraft => {
  if (draft.locked.includes(id)) return { ...draft, locked: draft.locked.filter((other) => other !== id) }
  if (draft.bag.includes(id)) return { ...draft, locked: [...draft.locked, id] }
  return toggleCharacter(kit, draft, id)
}

export const toggleBan = (kit: Kit, draft: SetupDraft, id: CharacterId): SetupDraft => {
  if (draft.banned.includes(id)) return { ...draft, banned: draft.banned.filter((other) => other !== id) }
  const banned = { locked: draft.locked.filter((other) => other !== id), banned: [...draft.banned, id] }
  return draft.bag.includes(id)
    ? withBag(
        kit,
        draft,
        draft.bag.filter((other) => other !== id),
        banned,
      )
    : { ...draft, ...banned }
}

export type BagState = 'in' | 'out' | 'never'

export const stateOf = ({ bag, banned }: SetupDraft, id: CharacterId): BagState =>
  bag.includes(id) ? 'in' : banned.includes(id) ? 'never' : 'out'

export const setState = (kit: Kit, draft: SetupDraft, id: CharacterId, to: BagState): SetupDraft => {
  const from = stateOf(draft, id)
  if (from === to) return draft
  return to === 'never' || (from === 'never' && to === 'out') ? toggleBan(kit, draft, id) : toggleCharacter(kit, draft, id)
}

const draw = (kit: Kit, draft: SetupDraft, stay: readonly CharacterId[]): readonly [SetupDraft, string | undefined] => {
  const draws = draft.draws + 1
  const drawn = drawBag(kit.rules, {
    residents: residentsOf(draft).length,
    locked: stay,
    banned: draft.banned,
    taste: draft.taste,
    seed: `${draft.seed}/${draws}`,
    flavours: kit.flavours,
    ...(draft.outsiderShift === undefined ? {} : { outsiderShift: draft.outsiderShift }),
  })
  return [withBag(kit, { ...draft, draws }, drawn.bag), drawn.impossible]
}

/** Fills what is missing; the second value says why it could not. */
export const drawRest = (kit: Kit, draft: SetupDraft) => draw(kit, draft, draft.bag)
export const drawAgain = (kit: Kit, draft: SetupDraft) =>
  draw(
    kit,
    without(draft, 'outsiderShift'),
    draft.bag.filter((id) => draft.locked.includes(id)),
  )

/** Another of the same team in the place of this one; one that moves the Outsiders only if nothing else is left. */
export const redrawOne = ({ rules, flavours }: Kit, draft: SetupDraft, id: CharacterId): readonly [SetupDraft, CharacterId | undefined] => {
  const draws = draft.draws + 1
  const others = rules.script.characters.filter(
    (other) =>
      rules.characters[other]?.team === rules.characters[id]?.team &&
      other !== id &&
      !draft.bag.includes(other) &&
      !draft.banned.includes(other),
  )
  const weight = (other: CharacterId) => (shiftsCounts(rules, other) ? 0 : flavourOf(flavours, other).weight[draft.taste])
  const [found] = chanceFrom(`${draft.seed}/${draws}`).draw(others, 1, weight)
  if (found === undefined) return [draft, undefined]
  const bag = [...draft.bag.filter((other) => other !== id), found]
  return [withBag({ rules, flavours }, { ...draft, draws }, bag, { locked: draft.locked.filter((other) => other !== id) }), found]
}

export const chooseSecret = (draft: SetupDraft, secret: Secret, ids: readonly CharacterId[]): SetupDraft => {
  const chosen = [...draft.chosen.filter((other) => other !== secret), secret]
  const [first] = ids
  const [, fooled] = secret.split('.')
  if (fooled !== undefined) return first ? { ...draft, chosen, beliefs: { ...draft.beliefs, [fooled]: first } } : draft
  return { ...(secret === 'bluffs' ? without(draft, 'replaced') : draft), chosen, [secret]: ids }
}

export const setTaste = (draft: SetupDraft, taste: Taste): SetupDraft => ({ ...draft, taste })
export const setShift = (draft: SetupDraft, outsiderShift: number): SetupDraft => ({ ...draft, outsiderShift })

export const applyMend = (kit: Kit, draft: SetupDraft, { add, remove, count, suggest }: SetupMend): SetupDraft => {
  if (suggest) return fitSecrets(kit, { ...without(draft, 'replaced'), chosen: [] })
  if (count !== undefined) return setTravellers(draft, count)
  const at = remove === undefined ? -1 : draft.bag.lastIndexOf(remove)
  const bag = [...(at < 0 ? draft.bag : draft.bag.filter((_, place) => place !== at)), ...(add ? [add] : [])]
  return withBag(kit, draft, bag, { locked: draft.locked.filter((id) => id !== remove), banned: draft.banned.filter((id) => id !== add) })
}
