import { dayText } from '@/text/en/day'

/** With one Traveller in town there is nobody else to ask about. */
export const exileWords = ([only, ...others]: readonly { readonly player: string }[]): string =>
  only && others.length === 0 ? dayText.exile.call(only.player) : dayText.exile.callSome
