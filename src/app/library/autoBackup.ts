import { watch } from 'vue'
import { fileName } from '@/storage/gameFile'
import { keepingText as text } from '@/text/en/keeping'
import { useNotices } from '../device/notices'
import { useGame } from '../game/game'
import { backupFolder, writeToFolder } from './backupFolder'
import { gameToFile, gamesReadBack } from './gamesOut'
import { useLibrary } from './library'

/** The id keeps two games of one evening apart. */
export const backupName = (title: string, id: string): string => fileName(`${title} ${id.slice(0, 8)}`, id)

/** The open game. True once the file lies in the folder and was read again from there. */
const backUp = async (id: string): Promise<boolean> => {
  const made = await gameToFile(id)
  if (!made) return false
  const written = await writeToFolder(backupName(useGame().title, id), made.text)
  if (written === undefined || !(await gamesReadBack({ name: made.name, text: written })).includes(id)) return false
  await useLibrary().noteBackup([id])
  return true
}

/** At dawn and at the end. Where there is no folder, the end of a game reminds of a copy. */
export const watchForBackups = (): void => {
  const game = useGame()
  const notices = useNotices()
  const remind = (id: string) =>
    notices.show(text.ended, {
      kind: 'backup',
      action: { label: text.share, run: () => void useLibrary().exportGame(id, 'share') },
    })
  const due = async (id: string, ended: boolean) => {
    const folder = await backupFolder()
    if (!folder) return void (ended && remind(id))
    if (await backUp(id).catch(() => false)) return
    notices.show(text.folder.failed, { kind: 'backup', stays: true })
    if (ended) remind(id)
  }
  const moment = () => ({ id: game.id, phase: game.grimoire.phase.kind, over: game.grimoire.outcome !== undefined })
  watch(moment, (now, before) => {
    // Opening a game is no moment of it, nor is taking something back.
    if (!now.id || now.id !== before.id || game.following) return
    if (now.over && !before.over) void due(now.id, true)
    else if (now.phase === 'day' && before.phase === 'night') void due(now.id, false)
  })
}
