const LONGEST = 40
/** A single letter can carry any number of combining marks. */
const MOST_UNITS = 600

/** Characters that change the writing direction or are invisible. Joiners stay: family emoji and Persian need them. */
const UNSEEN = /[\0-\x08\x0e-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\p{Cs}]/gu
/** Has at least one visible character. */
const SEEN = /[^\s\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

const lettersOf = (text: string): readonly string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : Array.from(text)

/** A player's name as we store it; '' if nothing of it is visible. */
export const cleanName = (typed: string): string => {
  const name = typed.slice(0, 20_000).replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()
  if (!SEEN.test(name)) return ''
  if (name.length <= LONGEST) return name
  let short = ''
  for (const letter of lettersOf(name).slice(0, LONGEST)) {
    if (short.length + letter.length > MOST_UNITS) break
    short += letter
  }
  return short.trim() || Array.from(name).slice(0, LONGEST).join('')
}
