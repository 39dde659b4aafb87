import { onBeforeUnmount, onMounted, ref } from 'vue'
import { bringInFile, bringInText } from '@/app/shelf/bringIn'
import { useNotices } from '@/app/device/notices'
import { homeText } from '@/text/en/home'
import { together } from '@/text/inRow'

/** One after another. Failures come last, so that no success hides them. */
export const useBringIn = () => {
  const notices = useNotices()
  const bringFiles = async (files: readonly File[]): Promise<string | undefined> => {
    const failures: string[] = []
    for (const file of files) {
      const because = await bringInFile(file)
      if (because !== undefined) failures.push(files.length > 1 ? homeText.files.failed(file.name, because) : because)
    }
    if (failures.length && files.length > 1) notices.show(together(failures), { kind: 'import', stays: true })
    return failures.length ? together(failures) : undefined
  }
  return { bringFiles, bringText: bringInText }
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
