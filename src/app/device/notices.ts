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

/** Short sentences at the edge of the screen. Screen readers announce changes only in an element that already exists, so it is always there. */
export const useNotices = defineStore('notices', () => {
  const list = shallowRef<readonly (Notice & { readonly kind: string | undefined })[]>([])
  const spoken = ref('')
  let last = 0

  /** Words that have left the screen must not stay in the page for a screen reader. */
  const keep = (wanted: (notice: (typeof list.value)[number]) => boolean) => {
    list.value = list.value.filter(wanted)
    if (!list.value.length) spoken.value = ''
  }

  const dismiss = (id: number) => keep((notice) => notice.id !== id)

  /** A screen reader ignores a repeated text, so a repeat differs by one invisible character. */
  const announce = (text: string) => {
    spoken.value = spoken.value === text ? `${text}\u00a0` : text
  }

  const show = (text: string, { action, stays = false, kind }: NoticeOptions = {}): number => {
    const id = (last += 1)
    announce(text)
    list.value = [...list.value.filter((notice) => kind === undefined || notice.kind !== kind), { id, text, action, stays, kind }]
    if (!stays) setTimeout(() => dismiss(id), action ? SHOWN_WITH_ACTION : SHOWN)
    return id
  }

  const act = (notice: Notice) => {
    dismiss(notice.id)
    notice.action?.run()
  }

  const dismissKind = (kind: string) => keep((notice) => notice.kind !== kind)

  return { list, spoken, show, act, dismiss, dismissKind }
})
