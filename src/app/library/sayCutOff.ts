import { libraryText } from '@/text/en/library'
import { useNotices } from '../device/notices'
import { handOut, rawToFile } from './gamesOut'

/** A game that opens earlier than it was left must say so, and stays said until it was read. */
export const sayCutOff = (id: string): void => {
  const save = async () => {
    const file = await rawToFile(id)
    if (file) await handOut(file)
  }
  useNotices().show(libraryText.cutOff, { kind: 'cut-off', stays: true, action: { label: libraryText.saveCutOff, run: () => void save() } })
}
