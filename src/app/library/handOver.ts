import { copyWords } from '../device/copyWords'

/** left: the storyteller cancelled. refused: the device would not do it. */
export type Handed = 'shared' | 'copied' | 'saved' | 'left' | 'refused'

/** Not every browser that shares words takes files. */
export const sharesFile = (file: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/** The system's share sheet where there is one, else the clipboard. */
export const shareText = async (title: string, text: string): Promise<Handed> =>
  typeof navigator.share === 'function' ? share({ title, text }) : copyText(text)

export const copyText = async (text: string): Promise<Handed> => ((await copyWords(text)) ? 'copied' : 'refused')

/** To the share sheet where it takes such files, else to the downloads. */
export const shareFile = async (file: File, title: string): Promise<Handed> =>
  sharesFile(file) ? share({ files: [file], title }) : saveFile(file)

export const saveFile = async (file: File): Promise<Handed> => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return 'saved'
}

const share = (data: ShareData): Promise<Handed> =>
  navigator.share(data).then(
    () => 'shared',
    () => 'left',
  )
