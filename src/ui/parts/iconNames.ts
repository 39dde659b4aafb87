/** Every icon the pages may ask for. The sprite is built from this list and fails when it has no drawing for a name. */

/** Characters, drawn from game-icons.net; `tools/sprite/borrowed.ts` says which drawing is whose. */
export const characterIcons = [
  'grandmother', 'sailor', 'chambermaid', 'exorcist', 'innkeeper', 'gambler', 'gossip', 'courtier', 'professor', 'minstrel',
  'tealady', 'pacifist', 'fool', 'tinker', 'moonchild', 'goon', 'lunatic', 'godfather', 'devilsadvocate', 'assassin',
  'mastermind', 'zombuul', 'pukka', 'shabaloth', 'po', 'apprentice', 'matron', 'judge', 'bishop', 'voudon',
] as const

/** Marks that are game-icons too, because a hand-cut one at 24 would not be better. */
export const borrowedMarks = ['skull', 'ghost'] as const

/** Our own marks, cut on a 24 grid. */
export const ownMarks = [
  'undo', 'redo', 'check', 'minus', 'plus', 'close', 'why', 'warn', 'eye', 'cover', 'cards', 'menu', 'more', 'book', 'gear', 'hand', 'shield', 'shielded', 'drunk', 'poison', 'horns', 'halo', 'gavel',
  'hourglass', 'clock', 'play', 'pause', 'skip', 'moon', 'moon-half', 'moon-full', 'moon-new', 'sun', 'dawn', 'dusk', 'left', 'right', 'up', 'down', 'rotate', 'swap', 'pencil', 'note', 'trash', 'share',
  'download', 'upload', 'people', 'person', 'door', 'shuffle', 'lock', 'unlock', 'ban', 'dice', 'print', 'search', 'tv', 'coin', 'star', 'flame', 'heart', 'town', 'scroll', 'bed', 'copy', 'unknown',
] as const

export type BorrowedIcon = (typeof characterIcons)[number] | (typeof borrowedMarks)[number]
