import type { PlateText } from '@/ui/grimoire/ring/plateStyle'

export const boards = {
  'landscape 808×760': [808, 760],
  'portrait 820×758': [820, 758],
  'large 994×964': [994, 964],
  'small tablet 652×708': [652, 708],
  'phone 390×398': [390, 398],
  'phone, full screen 390×700': [390, 700],
} as const

export const tablets = Object.entries(boards).filter(([, [w, h]]) => Math.min(w, h) >= 500)

/** Width of a name in em, as Spectral 600 would set it. */
const wide: Record<string, number> = { m: 0.86, w: 0.8, i: 0.31, l: 0.31, j: 0.31, t: 0.37, f: 0.35, r: 0.42, s: 0.43 }
const em = (name: string) => [...name].reduce((sum, letter) => sum + (/[A-Z]/.test(letter) ? 0.68 : (wide[letter] ?? 0.54)), 0)

const text = (name: string, seat: number): PlateText => ({
  name: em(name),
  letters: name.length,
  number: String(seat + 1).length * 0.52,
})

const short = [
  'Ana',
  'Bo',
  'Cy',
  'Dov',
  'Eli',
  'Fay',
  'Gus',
  'Ivy',
  'Jun',
  'Mira',
  'Noor',
  'Tess',
  'Wren',
  'Quin',
  'Oz',
  'Pia',
  'Rex',
  'Sol',
  'Uma',
  'Vic',
]
const nine = [
  'Anneliese',
  'Benedicta',
  'Christian',
  'Dominique',
  'Elizabeth',
  'Frederick',
  'Guinevere',
  'Hortensia',
  'Inglebert',
  'Josephine',
  'Katharina',
  'Leopoldin',
  'Montgomer',
  'Nathaniel',
  'Octavious',
  'Priscilla',
  'Quentinia',
  'Rosamunde',
  'Sebastian',
  'Theodoric',
]
const long = [
  'Bartholomew',
  'Maximiliano',
  'Jean-Baptiste',
  'Konstantin',
  'Evangeline',
  'Hieronymus',
  'Persephone',
  'Leopoldine',
  'Christopher',
  'Fitzgerald',
]

export const guests: Record<string, (n: number) => PlateText[]> = {
  'short names': (n) => Array.from({ length: n }, (_, i) => text(short[i % short.length] ?? '', i)),
  'nine letters': (n) => Array.from({ length: n }, (_, i) => text(nine[i % nine.length] ?? '', i)),
  'long names': (n) => Array.from({ length: n }, (_, i) => text(long[i % long.length] ?? '', i)),
  'mixed names': (n) => Array.from({ length: n }, (_, i) => text((i % 3 ? short : long)[i % 10] ?? '', i)),
}

export const counts = Array.from({ length: 16 }, (_, i) => i + 5)
