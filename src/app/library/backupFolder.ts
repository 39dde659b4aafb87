import { openFolderRecord, type FolderRecord } from '@/storage/folderRecord'

/** Not in the types yet. */
export interface FolderHandle {
  readonly name: string
  readonly queryPermission?: (asked: { readonly mode: 'readwrite' }) => Promise<PermissionState>
  readonly requestPermission?: (asked: { readonly mode: 'readwrite' }) => Promise<PermissionState>
  readonly getFileHandle: (name: string, options?: { readonly create?: boolean }) => Promise<FileHandle>
  readonly values?: () => AsyncIterable<{ readonly kind: string; readonly name: string } & Partial<FileHandle>>
}
interface FileHandle {
  readonly getFile: () => Promise<File>
  readonly createWritable: () => Promise<{ readonly write: (text: string) => Promise<void>; readonly close: () => Promise<void> }>
}
type Picker = (options: { readonly id: string; readonly mode: 'readwrite' }) => Promise<FolderHandle>

export interface BackupFolder {
  readonly name: string
  /** asks: the browser wants the storyteller's word again, which it takes at a tap only. */
  readonly access: 'ready' | 'asks'
}

const MODE = { mode: 'readwrite' } as const
let record: FolderRecord<FolderHandle> | undefined
const chosen = () => (record ??= openFolderRecord())
/** Tests bring their own. */
export const setFolderRecord = (other: FolderRecord<FolderHandle>): void => void (record = other)

const picker = (view: object = globalThis): Picker | undefined => (view as { showDirectoryPicker?: Picker }).showDirectoryPicker

export const canChooseFolder = (): boolean => typeof picker() === 'function'

const kept = (): Promise<FolderHandle | undefined> =>
  chosen()
    .read()
    .catch(() => undefined)

const accessTo = async (folder: FolderHandle): Promise<BackupFolder['access']> =>
  ((await folder.queryPermission?.(MODE)) ?? 'granted') === 'granted' ? 'ready' : 'asks'

export const backupFolder = async (): Promise<BackupFolder | undefined> => {
  const folder = await kept()
  return folder && { name: folder.name, access: await accessTo(folder) }
}

/** False: the storyteller thought better of it. */
export const chooseFolder = async (): Promise<boolean> => {
  try {
    const folder = await picker()?.({ id: 'moonrise', ...MODE })
    if (folder) await chosen().write(folder)
    return folder !== undefined
  } catch {
    return false
  }
}

export const allowFolder = async (): Promise<boolean> => {
  const folder = await kept()
  return (await folder?.requestPermission?.(MODE).catch(() => 'denied')) === 'granted'
}

export const forgetFolder = (): Promise<void> => chosen().erase()

/** Written and read back: what is returned is what lies there. Undefined: there is no folder, or it may not be written to. */
export const writeToFolder = async (name: string, text: string): Promise<string | undefined> => {
  const folder = await kept()
  if (!folder || (await accessTo(folder)) !== 'ready') return undefined
  const file = await folder.getFileHandle(name, { create: true })
  const writing = await file.createWritable()
  await writing.write(text)
  await writing.close()
  return (await file.getFile()).text()
}

/** Every game file in it. */
export const filesInFolder = async (): Promise<readonly File[]> => {
  const folder = await kept()
  const files: File[] = []
  for await (const each of folder?.values?.() ?? [])
    if (each.kind === 'file' && each.name.endsWith('.moonrise.json') && each.getFile) files.push(await each.getFile())
  return files
}
