/** The text of a script file. Windows saves UTF 16 at times, whose first two bytes say so, and older tools one byte for each letter. */
export const fileText = (bytes: Uint8Array): string => {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
  if (wide) return decoded(bytes, wide)
  try {
    return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}

const decoded = (bytes: Uint8Array, label: string): string => new TextDecoder(label, { ignoreBOM: true }).decode(bytes)
