import type { BorrowedIcon } from '../../src/ui/parts/iconNames.ts'

/** Which drawing of game-icons.net is whose. */
export const drawings: Readonly<Record<BorrowedIcon, string>> = {
  grandmother: 'rocking-chair', sailor: 'anchor', chambermaid: 'broom', exorcist: 'holy-water', innkeeper: 'beer-stein', gambler: 'rolling-dices',
  gossip: 'conversation', courtier: 'imperial-crown', professor: 'graduate-cap', minstrel: 'lyre', tealady: 'teapot-leaves', pacifist: 'peace-dove', fool: 'jester-hat',
  tinker: 'tinker', moonchild: 'moon', goon: 'fist', lunatic: 'evil-moon',
  godfather: 'fedora', devilsadvocate: 'injustice', assassin: 'hooded-assassin', mastermind: 'brain',
  zombuul: 'raise-zombie', pukka: 'snake', shabaloth: 'carnivore-mouth', po: 'spiral-bloom',
  apprentice: 'open-book', matron: 'nurse-female', judge: 'gavel', bishop: 'pope-crown', voudon: 'voodoo-doll',
  skull: 'death-skull', ghost: 'ghost',
}
