import { encode } from 'uqr'

/** Rows of dark and light squares; none if the link is too long for a code that a camera can read. */
export const qrCode = (link: string): readonly (readonly boolean[])[] | undefined => {
  try {
    return link.length > MOST ? undefined : encode(link, { ecc: 'L', border: 2 }).data
  } catch {
    return undefined
  }
}

/** Above this the squares get smaller than a camera can tell apart on a tablet. */
const MOST = 1800
