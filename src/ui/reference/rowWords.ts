import type { SheetRow } from '@/app/reference'
import { referenceText } from '@/text/en/reference'

export const fixedIcons: Readonly<Record<string, string>> = {
  dusk: 'dusk',
  dawn: 'dawn',
  travellers: 'door',
  'minion-info': 'people',
  'demon-info': 'horns',
}

/** What happens in a row, and what the storyteller does. */
export const rowWords = (row: SheetRow): { readonly does: string; readonly you: string } => {
  const [does, you] = referenceText.fixed[row.fixed ?? ''] ?? [row.playerDoes, row.youDo]
  return { does, you }
}
