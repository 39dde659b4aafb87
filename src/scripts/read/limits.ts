/** What a file may ask of the device. Scripts in the wild have some 25 characters; the longest list is every published one. */
export const LIMITS = {
  /** Characters of text; homebrew may carry its pictures inside. */
  text: 4_000_000,
  entries: 400,
  depth: 40,
  /** Of JSON without a slip: games that were saved with it open for ever, and nothing that walks through it fills the stack. */
  strictDepth: 500,
  name: 80,
  ability: 1000,
  tokens: 40,
  token: 60,
  rules: 40,
} as const
