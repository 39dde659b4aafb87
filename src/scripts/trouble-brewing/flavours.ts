import type { Flavours } from '@/core/model/taste'
import { flavour } from '../script'

/** How likely each character is to be drawn by taste, and what it brings to the table; explained in docs/rules.md. */
export const flavours: Flavours = {
  //                    gentle classic brutal deaths fog shelter
  washerwoman: flavour(3, 2, 1),
  librarian: flavour(3, 2, 1),
  investigator: flavour(3, 2, 2),
  chef: flavour(3, 2, 2),
  empath: flavour(3, 2, 2),
  fortuneteller: flavour(2, 2, 2, 0, 1),
  undertaker: flavour(2, 2, 2),
  monk: flavour(2, 2, 1, 0, 0, 2),
  ravenkeeper: flavour(2, 2, 2),
  virgin: flavour(2, 2, 2, 1),
  slayer: flavour(2, 2, 3, 1),
  soldier: flavour(2, 2, 1, 0, 0, 2),
  mayor: flavour(2, 2, 2, 0, 0, 2),
  butler: flavour(2, 2, 2),
  drunk: flavour(0.5, 2, 3, 0, 3),
  recluse: flavour(1, 2, 3, 0, 2),
  saint: flavour(3, 2, 2),
  poisoner: flavour(1, 2, 3, 0, 3),
  spy: flavour(0.5, 2, 3, 0, 2),
  scarletwoman: flavour(3, 2, 2, 0, 0, 1),
  baron: flavour(2, 2, 3, 0, 2),
  imp: flavour(1, 1, 1, 2),
}
