import { del, get, set, type UseStore } from 'idb-keyval'
import { openDatabase } from './database'

/** The one folder that was chosen. A browser keeps the handle of a folder as it is. */
export interface FolderRecord<Folder> {
  readonly read: () => Promise<Folder | undefined>
  readonly write: (folder: Folder) => Promise<void>
  readonly erase: () => Promise<void>
}

const KEY = 'folder'

/** A database of its own: the folder outlives whatever becomes of the games. */
export const openFolderRecord = <Folder>(use: UseStore = openDatabase('moonrise-folder')): FolderRecord<Folder> => ({
  read: () => get<Folder>(KEY, use),
  write: (folder) => set(KEY, folder, use),
  erase: () => del(KEY, use),
})
