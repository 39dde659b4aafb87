import { drawBag, inTeamOrder, chanceFrom, suggestSecrets, flavourOf } from '@/core/api'
import type { Rules } from '@/core/model/script'
import type { CharacterId } from '@/core/model/ids'
import type { Flavours, Taste } from '@/core/model/taste'
import type { SetupMend } from '@/core/model/setupFault'
import { residentsOf, without, type Secret, type SetupDraft } from './setupDraft'
import { setTravellers } from './setupPlayers'

export interface Kit {
  readonly rules: Rules
  readonly flavours: Flavours
}

/** Suggests anew what is missing or no longer fits; what the storyteller chose stays while it fits. */
export const fitSecrets = ({ rules }: Pick<Kit, 'rules'>, draft: SetupDraft): SetupDraft => {
  const { bag } = draft
  const suggested = suggestSecrets(rules, { bag, residents: residentsOf(draft).length, seed: `${draft.seed}/${draft.draws}`, banned: [] })
  const fooled = bag.some((id) => rules.characters[id]?.pretends)
  const chosen = (secret: Secret) => draft.chosen.includes(secret)
  const bluffsFit = chosen('bluffs') && draft.bluffs.length === suggested.bluffs.length && draft.bluffs.every((id) => !bag.includes(id))
  const falseFit = fooled && chosen('falseBluffs') && draft.falseBluffs.length === suggested.falseBluffs.length
  const believes = !fooled ? undefined : chosen('believes') ? draft.believes : suggested.believes
  return {
    ...without(draft, 'believes'),
    ...(believes ? { believes } : {}),
    bluffs: bluffsFit ? draft.bluffs : suggested.bluffs,
    falseBluffs: falseFit ? draft.falseBluffs : suggested.falseBluffs,
    chosen: draft.chosen.filter((secret) => (secret === 'bluffs' ? bluffsFit : secret === 'falseBluffs' ? falseFit : fooled)),
  }
}

/** Whatever the bag becomes, dealing starts over. */
const withBag = (kit: Kit, draft: SetupDraft, bag: readonly CharacterId[], change: Partial<SetupDraft> = {}): SetupDraft => {
  const ordered = inTeamOrder(kit.rules, [...new Set(bag)])
  const moves = ordered.some((id) => kit.rules.characters[id]?.setup)
  return fitSecrets(kit, {
    ...without(draft, 'way', 'passing', 'showed', ...(moves ? [] : ['outsiderShift' as const])),
    ...change,
    bag: ordered,
    hands: {},
    packed: [],
    picks: {},
  })
}

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

const draw = (kit: Kit, draft: SetupDraft, stay: readonly CharacterId[]): readonly [SetupDraft, string | undefined] => {
  const draws = draft.draws + 1
  const drawn = drawBag(kit.rules, {
    residents: residentsOf(draft).length,
    locked: stay,
    banned: draft.banned,
    taste: draft.taste,
    seed: `${draft.seed}/${draws}`,
    flavours: kit.flavours,
    ...(draft.outsiderShift ? { outsiderShift: draft.outsiderShift } : {}),
  })
  return [withBag(kit, { ...draft, draws }, drawn.bag), drawn.impossible]
}

/** Fills what is missing; the second value says why it could not. */
export const drawRest = (kit: Kit, draft: SetupDraft) => draw(kit, draft, draft.bag)
export const drawAgain = (kit: Kit, draft: SetupDraft) => draw(kit, without(draft, 'outsiderShift'), draft.locked)

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
  const weight = (other: CharacterId) => (rules.characters[other]?.setup ? 0 : flavourOf(flavours, other).weight[draft.taste])
  const [found] = chanceFrom(`${draft.seed}/${draws}`).draw(others, 1, weight)
  if (found === undefined) return [draft, undefined]
  const bag = [...draft.bag.filter((other) => other !== id), found]
  return [withBag({ rules, flavours }, { ...draft, draws }, bag, { locked: draft.locked.filter((other) => other !== id) }), found]
}

export const chooseSecret = (draft: SetupDraft, secret: Secret, ids: readonly CharacterId[]): SetupDraft => {
  const chosen = [...draft.chosen.filter((other) => other !== secret), secret]
  const [first] = ids
  if (secret === 'believes') return first ? { ...draft, chosen, believes: first } : draft
  return { ...draft, chosen, [secret]: ids }
}

export const setTaste = (draft: SetupDraft, taste: Taste): SetupDraft => ({ ...draft, taste })
export const setShift = (draft: SetupDraft, outsiderShift: number): SetupDraft => ({ ...draft, outsiderShift })

export const applyMend = (kit: Kit, draft: SetupDraft, { add, remove, count, suggest }: SetupMend): SetupDraft => {
  if (suggest) return fitSecrets(kit, { ...draft, chosen: [] })
  if (count !== undefined) return setTravellers(draft, count)
  const at = remove === undefined ? -1 : draft.bag.lastIndexOf(remove)
  const bag = [...(at < 0 ? draft.bag : draft.bag.filter((_, place) => place !== at)), ...(add ? [add] : [])]
  return withBag(kit, draft, bag, { locked: draft.locked.filter((id) => id !== remove), banned: draft.banned.filter((id) => id !== add) })
}
