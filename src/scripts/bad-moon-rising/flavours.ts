import type { Flavours } from '@/core/model/taste'
import { flavour } from '../script'

/** How likely each character is to be drawn by taste, and what it brings to the table; explained in docs/rules.md. */
export const flavours: Flavours = {
  //                    gentle classic brutal deaths fog shelter
  grandmother: flavour(3, 2, 2, 1),
  sailor: flavour(2, 2, 2, 0, 2, 1),
  chambermaid: flavour(3, 2, 1),
  exorcist: flavour(3, 2, 1, 0, 0, 2),
  innkeeper: flavour(3, 2, 1, 0, 1, 2),
  gambler: flavour(1, 2, 3, 2),
  gossip: flavour(1, 2, 3, 2),
  courtier: flavour(2, 2, 2, 0, 2),
  professor: flavour(3, 2, 1, 0, 0, 1),
  minstrel: flavour(1, 2, 3, 0, 3),
  tealady: flavour(3, 2, 1, 0, 0, 3),
  pacifist: flavour(2, 2, 1, 0, 0, 2),
  fool: flavour(2, 2, 2, 0, 0, 1),
  tinker: flavour(2, 2, 3, 2),
  moonchild: flavour(2, 2, 3, 2),
  goon: flavour(0.5, 2, 3, 0, 2, 1),
  lunatic: flavour(0, 2, 2, 0, 1),
  godfather: flavour(1, 2, 3, 2),
  devilsadvocate: flavour(3, 2, 1, 0, 0, 2),
  assassin: flavour(2, 2, 3, 2),
  mastermind: flavour(1, 2, 2, 0, 1),
  zombuul: flavour(3, 2, 1, 1, 0, 1),
  pukka: flavour(3, 2, 2, 2, 2),
  shabaloth: flavour(0.5, 2, 3, 3),
  po: flavour(0.5, 2, 4, 3),
}
