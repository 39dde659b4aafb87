import type { CharacterId } from '@/core/model/ids'
import type { WordValues } from '@/core/model/words'
import type { KnownTeam } from '../known/knownCharacter'

/** How Moonrise runs a character: by its rules, by hand with our words, as homebrew with the file's words, or by a name alone. */
export type Familiarity = 'rules' | 'hand' | 'homebrew' | 'unknown'

export type ScriptTeam = KnownTeam | 'unknown'

export interface ScriptCharacter {
  /** The published id; for homebrew the file's own, once per script. */
  readonly id: CharacterId
  readonly name: string
  readonly team: ScriptTeam
  readonly known: Familiarity
  /** Plain text, never a template. */
  readonly ability: string
  readonly tokens: readonly string[]
  readonly anywhere: readonly string[]
  /** Homebrew: its own place among the published ones, 0 if it does not wake. */
  readonly first: number
  readonly other: number
  readonly firstReminder: string
  readonly otherReminder: string
  readonly setup: boolean
  readonly jinxes: readonly OwnJinx[]
  /** As the file has it: what is not understood is written back. */
  readonly written: unknown
}

export interface OwnJinx {
  readonly id: CharacterId
  readonly reason: string
}

export type PlayedEdition = 'tb' | 'bmr' | 'snv'

export interface ScriptFile {
  readonly name: string | undefined
  readonly author: string | undefined
  /** Known by its set of characters, whatever its title. */
  readonly edition: PlayedEdition | undefined
  readonly characters: readonly ScriptCharacter[]
  /** Rows: ids, and dusk, minioninfo, demoninfo, dawn. */
  readonly firstNight: readonly string[]
  readonly otherNight: readonly string[]
  /** House rules that the script brings. */
  readonly bootlegger: readonly string[]
  /** All that `_meta` holds, keys we do not know as well. */
  readonly meta: Readonly<Record<string, unknown>>
}

export type NoteCode =
  | 'comma'
  | 'comment'
  | 'quotes'
  | 'bareWord'
  | 'fence'
  | 'noName'
  | 'edition'
  | 'misnamed'
  | 'tooFew'
  | 'leftOut'
  | 'nested'
  | 'twice'
  | 'sameId'
  | 'unknown'
  | 'noId'
  | 'takesId'
  | 'ownWords'
  | 'noTeam'
  | 'oddTeam'
  | 'jinxEntry'
  | 'noAbility'
  | 'cut'
  | 'oddPlace'
  | 'oddTokens'
  | 'pictures'
  | 'metas'
  | 'oddMeta'
  | 'oddOrder'
  | 'orderStrangers'
  | 'orderLacks'

export type ErrorCode =
  'empty' | 'tooLarge' | 'webPage' | 'notText' | 'endsEarly' | 'notJson' | 'goesOn' | 'tooDeep' | 'noList' | 'noCharacters' | 'tooMany'

/** Names stay a list: each language joins them in its own way. */
export type NoteValues = Readonly<Record<string, WordValues[string] | readonly string[]>>

/** A sentence, by its code; the words are the interface's. */
export interface ScriptNote<Code extends string = NoteCode> {
  readonly code: Code
  readonly values: NoteValues
}

export type ScriptReading =
  | { readonly ok: true; readonly script: ScriptFile; readonly notes: readonly ScriptNote[] }
  | { readonly ok: false; readonly error: ScriptNote<ErrorCode> }

/** Collects what there is to say about a file. */
export type Report = (code: NoteCode, values?: NoteValues) => void
