/** Every icon the pages may ask for. The sprite is built from this list and fails when it has no drawing for a name. */

/** Characters, drawn from game-icons.net. */
export const characterIcons = {
  grandmother: 'rocking-chair', sailor: 'anchor', chambermaid: 'broom', exorcist: 'holy-water', innkeeper: 'beer-stein', gambler: 'rolling-dices',
  gossip: 'conversation', courtier: 'imperial-crown', professor: 'graduate-cap', minstrel: 'lyre', tealady: 'teapot-leaves', pacifist: 'peace-dove', fool: 'jester-hat',
  tinker: 'tinker', moonchild: 'moon', goon: 'fist', lunatic: 'evil-moon',
  godfather: 'fedora', devilsadvocate: 'injustice', assassin: 'hooded-assassin', mastermind: 'brain',
  zombuul: 'raise-zombie', pukka: 'snake', shabaloth: 'carnivore-mouth', po: 'spiral-bloom',
  apprentice: 'open-book', matron: 'nurse-female', judge: 'gavel', bishop: 'pope-crown', voudon: 'voodoo-doll',
} as const

/** Marks that are game-icons too, because a hand-cut one at 24 would not be better. */
export const borrowedMarks = { skull: 'death-skull', ghost: 'ghost' } as const

/** Our own marks, cut on a 24 grid. */
export const ownMarks = [
  'undo', 'redo', 'check', 'minus', 'plus', 'close', 'why', 'warn', 'eye', 'cover', 'cards', 'menu', 'more', 'book', 'gear', 'hand', 'shield', 'shielded', 'drunk', 'poison', 'horns', 'halo', 'gavel',
  'hourglass', 'clock', 'play', 'pause', 'skip', 'moon', 'moon-half', 'moon-full', 'moon-new', 'sun', 'dawn', 'dusk', 'left', 'right', 'up', 'down', 'rotate', 'swap', 'pencil', 'note', 'trash', 'share',
  'download', 'upload', 'people', 'person', 'door', 'shuffle', 'lock', 'unlock', 'ban', 'dice', 'print', 'search', 'tv', 'coin', 'star', 'flame', 'heart', 'town', 'scroll', 'bed', 'copy', 'unknown',
] as const

export type CharacterIcon = keyof typeof characterIcons
export type IconName = CharacterIcon | keyof typeof borrowedMarks | (typeof ownMarks)[number]

const known = new Set<string>([...Object.keys(characterIcons), ...Object.keys(borrowedMarks), ...ownMarks])

/** The icon of a character or mark; characters of other scripts get a plain star. */
export const iconFor = (name: string): IconName => (known.has(name) ? (name as IconName) : 'unknown')
