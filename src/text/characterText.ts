import type { Sentences } from './sentences'

/** A short form for a token that has ten letters in English and more here, by the English words. */
type Captions = Readonly<Record<`caption.${string}`, string>>

/** What another language says of a character. */
export interface CharacterWords<Key extends string = string> {
  /** Those that are played by hand have theirs in `names.ts`, all together. */
  readonly name?: string
  readonly ability: string
  /** Its sentences and tokens, by their keys, or by the English words where they have none. `{ability}` is its name. */
  readonly words: Readonly<Record<Key, string>> & Captions
}

/** Every character of an edition, with all its sentences. */
export type EditionText<Edition extends 'bmr' | 'tb'> = {
  readonly [Id in keyof Sentences[Edition]]: CharacterWords<Sentences[Edition][Id] & string> & { readonly name: string }
}

/** Sentences and tokens that several characters have. */
export type SharedText = Readonly<Record<Sentences['shared'], string>> & Captions
