import { libraryText } from '@/text/en/library'
import { useNotices } from '../device/notices'
import { handOut, rawToFile } from './gamesOut'

/** If a game opens earlier than it was left, this notice says so and stays until it is dismissed. */
export const sayCutOff = (id: string): void => {
  const save = async () => {
    const file = await rawToFile(id)
    if (file) await handOut(file)
  }
  useNotices().show(libraryText.cutOff, { kind: 'cut-off', stays: true, action: { label: libraryText.saveCutOff, run: () => void save() } })
}
