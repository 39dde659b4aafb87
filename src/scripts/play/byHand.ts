import { character, lay, sheetCharacters, until } from '@/characters/contract'
import type { Character } from '@/core/model/character'
import type { TokenRule } from '@/core/model/mark'
import type { Prepared } from '@/core/model/prepared'
import type { Team } from '@/core/model/seat'
import type { KnownCharacter } from '../known/knownCharacter'
import { plainId } from '../read/plainId'
import { asList, isRecord, plainText } from '../read/plainText'
import type { ScriptCharacter, ScriptFile } from '../read/scriptFile'
import type { ScriptLibrary } from '../read/scriptLibrary'

interface HandPlan extends Pick<Character, 'setup' | 'dealtAs' | 'plans' | 'prepares' | 'teamless'> {
  readonly team: Team
  readonly wakes: 'every' | 'first' | 'other' | undefined
}

export const handPlan = (one: ScriptCharacter, file: ScriptFile, library: ScriptLibrary): HandPlan => {
  const [first, other] = [file.firstNight.includes(one.id), file.otherNight.includes(one.id)]
  const known = one.known === 'homebrew' ? undefined : library.find(one.id)
  const teamless = one.team === 'unknown' || one.team === 'fabled' || one.team === 'loric'
  return {
    team: teamless ? 'townsfolk' : (one.team as Team),
    wakes: first && other ? 'every' : first ? 'first' : other ? 'other' : undefined,
    ...(teamless ? { teamless } : {}),
    ...(known ? plansOf(known) : ownPlans(one)),
  }
}

const plansOf = ({ bag, dealtAs, prepares }: KnownCharacter): Partial<HandPlan> => {
  const laid = prepares.flatMap((one) => ('lay' in one ? [one.lay] : []))
  const plans = prepares.filter((one) => !('lay' in one) && !('show' in one && dealtAs))
  return {
    ...(bag.length > 0 ? { setup: bag } : {}),
    ...(dealtAs ? { dealtAs } : {}),
    ...(plans.length > 0 ? { plans } : {}),
    ...(laid.length > 0
      ? { prepares: [...new Set(laid)].map((token) => preparedToken(token, laid.filter((each) => each === token).length)) }
      : {}),
  }
}

/** We know that it lies at somebody, and not at whom. */
const preparedToken = (token: string, count: number): Prepared => ({
  key: plainId(token),
  count,
  among: 'residents',
  unlikely: 'evil',
  token,
  open: true,
  self: true,
})

/** What a homebrew character says of itself in the words of the official schema. */
const ownPlans = ({ written }: ScriptCharacter): Partial<HandPlan> => {
  const special = isRecord(written)
    ? asList(written['special']).flatMap((one) => (isRecord(one) ? (plainText(one['name']) ?? []) : []))
    : []
  return {
    ...(special.includes('bag-duplicate') ? { setup: [{ copies: EVERYBODY }] } : {}),
    ...(special.includes('bag-disabled') && special.includes('replace-character') ? { dealtAs: 'good' as const } : {}),
  }
}

/** As many as can sit at a table: anybody may be pointed at. */
export const EVERYBODY = 20

/** A character the storyteller runs: the step says whom to wake and shows the ability, and keeps who was chosen. */
export const byHand = (one: ScriptCharacter, { team, wakes, ...plan }: HandPlan): Character =>
  character(one.id, {
    names: { sheet: one.name, published: one.name },
    team,
    ability: one.ability,
    byHand: true,
    ...(one.known === 'homebrew' ? { homebrew: true } : {}),
    tokens: [...new Set([...one.tokens, ...one.anywhere])].map(tokenRule),
    ...plan,
    ...(plan.prepares
      ? { words: Object.fromEntries(plan.prepares.map(({ key, token = '' }) => [`secret.${one.id}.${key}`, literal(`“${token}”`)])) }
      : {}),
    ...(wakes
      ? {
          night: [
            {
              when: wakes,
              player: '{me} wakes.',
              storyteller: literal(one.ability),
              asks: (scene) => ({
                targets: { min: 0, max: EVERYBODY, limits: [] },
                character: { use: 'guess', options: sheetCharacters(scene) },
                mayPass: true,
                free: true,
              }),
            },
          ],
        }
      : {}),
  })

/** A drunk or poisoned token takes an ability away, until it is taken off again. */
const tokenRule = (token: string): string | TokenRule => {
  const kind = /^drunk\b/i.test(token) ? 'drunk' : /^poisoned\b/i.test(token) ? 'poisoned' : undefined
  return kind ? lay(kind, token, until.used) : token
}

/** Our sentences are templates and a script's words are not: a joiner that nobody sees keeps their braces as they are. */
export const literal = (text: string): string => text.replaceAll('{', '{\u2060')
