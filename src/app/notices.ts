import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

export interface NoticeAction {
  readonly label: string
  readonly run: () => void
}

export interface Notice {
  readonly id: number
  readonly text: string
  readonly action: NoticeAction | undefined
  /** Stays until it is dismissed. */
  readonly stays: boolean
}

export interface NoticeOptions {
  readonly action?: NoticeAction
  readonly stays?: boolean
  /** A later notice of the same kind takes its place. */
  readonly kind?: string
}

const SHOWN = 6_000
/** Long enough to read, decide and reach for it. */
const SHOWN_WITH_ACTION = 12_000

/** Short sentences at the edge of the screen, and words that only a screen reader hears. */
export const useNotices = defineStore('notices', () => {
  const list = shallowRef<readonly (Notice & { readonly kind: string | undefined })[]>([])
  const spoken = ref('')
  let last = 0

  const dismiss = (id: number) => {
    list.value = list.value.filter((notice) => notice.id !== id)
  }

  const show = (text: string, { action, stays = false, kind }: NoticeOptions = {}): number => {
    const id = (last += 1)
    list.value = [...list.value.filter((notice) => kind === undefined || notice.kind !== kind), { id, text, action, stays, kind }]
    if (!stays) setTimeout(() => dismiss(id), action ? SHOWN_WITH_ACTION : SHOWN)
    return id
  }

  const act = (notice: Notice) => {
    dismiss(notice.id)
    notice.action?.run()
  }

  const dismissKind = (kind: string) => {
    list.value = list.value.filter((notice) => notice.kind !== kind)
  }

  /** The same words twice must be heard twice, so they never stay exactly the same. */
  const announce = (text: string) => {
    spoken.value = spoken.value === text ? `${text}\u00a0` : text
  }

  return { list, spoken, show, act, dismiss, dismissKind, announce }
})
