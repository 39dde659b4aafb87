/** left: the storyteller cancelled. refused: the device would not do it. */
export type Handed = 'shared' | 'copied' | 'saved' | 'left' | 'refused'

/** Not every browser that shares words takes files. */
export const sharesFile = (file: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/** The system's share sheet where there is one, else the clipboard. */
export const shareText = async (title: string, text: string): Promise<Handed> =>
  typeof navigator.share === 'function' ? share({ title, text }) : copyText(text)

export const copyText = async (text: string): Promise<Handed> => {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return copiedTheOldWay(text) ? 'copied' : 'refused'
  }
}

/** Over plain http there is no clipboard API, but a selection can be copied. In a dialog, only its own content can be selected. */
const copiedTheOldWay = (text: string): boolean => {
  if (typeof document === 'undefined') return false
  const field = document.createElement('textarea')
  const before = document.activeElement
  field.value = text
  field.className = 'unseen'
  ;(document.querySelector('dialog[open]') ?? document.body).append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}

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
