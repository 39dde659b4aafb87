const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i

/** “d’Ana”, “de Bo”. */
export const de = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`)
