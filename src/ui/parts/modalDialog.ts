import { onBeforeUnmount, onMounted, type ShallowRef } from 'vue'

/** Opens with its component, and gives the focus back to where it was. */
export const useModalDialog = (dialog: Readonly<ShallowRef<HTMLDialogElement | null>>): void => {
  const before = document.activeElement
  onMounted(() => dialog.value?.showModal())
  onBeforeUnmount(() => {
    dialog.value?.close()
    if (before instanceof HTMLElement) before.focus()
  })
}
