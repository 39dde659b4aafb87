import { dayText } from '@/text/en/day'

/** With only one Traveller, the button names them. */
export const exileWords = ([only, ...others]: readonly { readonly player: string }[]): string =>
  only && others.length === 0 ? dayText.exile.call(only.player) : dayText.exile.callSome
