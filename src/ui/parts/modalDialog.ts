import { inject, onBeforeUnmount, onMounted, type ShallowRef } from 'vue'
import { routerKey } from 'vue-router'
import { backCloses } from './backCloses'

/**
 * Opens with its component, and gives the focus back to where it was.
 * The frame that answers the tap shows it; the page behind is closed off in the task after that, which has the browser style all of it anew.
 */
export const useModalDialog = (dialog: Readonly<ShallowRef<HTMLDialogElement | null>>): void => {
  const before = document.activeElement
  const router = inject(routerKey, undefined)
  let gone: (() => void) | undefined
  const closeOff = (box: HTMLDialogElement) => {
    const within = document.activeElement
    box.removeAttribute('open')
    box.showModal()
    if (within instanceof HTMLElement && box.contains(within)) within.focus()
  }
  /** A browser sends Escape only to a modal dialog. */
  const early = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !dialog.value?.matches(':modal')) dialog.value?.dispatchEvent(new Event('cancel', { cancelable: true }))
  }
  onMounted(() => {
    const box = dialog.value
    if (box) gone = backCloses(router, box)
    // On top of another one only a modal one can be seen.
    if (!box || document.querySelector('dialog:modal')) return box?.showModal()
    box.show()
    box.addEventListener('keydown', early)
    requestAnimationFrame(() => setTimeout(() => box.open && closeOff(box)))
  })
  onBeforeUnmount(() => {
    gone?.()
    dialog.value?.close()
    if (before instanceof HTMLElement) before.focus()
  })
}
