import { onBeforeUnmount, onMounted, ref } from 'vue'
import { useLibrary } from '@/app/library/library'
import { useNotices } from '@/app/device/notices'
import { homeText } from '@/text/en/home'

/** One after another. Failures come last, so that no success hides them. */
export const useBringIn = () => {
  const library = useLibrary()
  const notices = useNotices()
  const bringFiles = async (files: readonly File[]): Promise<string | undefined> => {
    const failures: string[] = []
    for (const file of files) {
      const result = await library.importFile(file)
      if (!result.ok) failures.push(files.length > 1 ? homeText.files.failed(file.name, result.because) : result.because)
    }
    if (failures.length && files.length > 1) notices.show(failures.join(' '), { kind: 'import', stays: true })
    return failures.length ? failures.join(' ') : undefined
  }
  const bringText = async (text: string): Promise<string | undefined> => {
    const result = await library.importText(text)
    return result.ok ? undefined : result.because
  }
  return { bringFiles, bringText }
}

const writing = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('input, textarea, dialog') !== null
const carries = (data: DataTransfer | null): boolean =>
  data !== null && [...data.types].some((type) => type === 'Files' || type === 'text/plain')

/** A file dropped anywhere on the page, or pasted outside a text field. */
export const useDropAndPaste = (bring: ReturnType<typeof useBringIn>) => {
  const over = ref(false)
  let depth = 0
  const take = (data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    const text = data?.getData('text/plain') ?? ''
    if (files.length) void bring.bringFiles(files)
    else if (text) void bring.bringText(text)
  }
  const enter = (event: DragEvent) => {
    if (!carries(event.dataTransfer)) return
    event.preventDefault()
    depth += 1
    over.value = true
  }
  const hover = (event: DragEvent) => {
    if (!carries(event.dataTransfer)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
  }
  const leave = () => {
    depth = Math.max(0, depth - 1)
    over.value = depth > 0
  }
  const drop = (event: DragEvent) => {
    depth = 0
    over.value = false
    if (!carries(event.dataTransfer) || writing(event.target)) return
    event.preventDefault()
    take(event.dataTransfer)
  }
  const paste = (event: ClipboardEvent) => {
    if (!writing(event.target)) take(event.clipboardData)
  }
  const all = { dragenter: enter, dragover: hover, dragleave: leave, drop, paste } as Readonly<
    Record<string, EventListener | ((event: never) => void)>
  >
  onMounted(() => Object.entries(all).forEach(([name, does]) => document.addEventListener(name, does as EventListener)))
  onBeforeUnmount(() => Object.entries(all).forEach(([name, does]) => document.removeEventListener(name, does as EventListener)))
  return over
}
