import type { Router } from 'vue-router'

const open: HTMLDialogElement[] = []
const watched = new WeakSet<Router>()

/** Only a step through the history has already changed the address; a link has not. */
const place = (): unknown => (history.state as { readonly position?: number } | null)?.position

const watchRouter = (router: Router) => {
  if (watched.has(router)) return
  watched.add(router)
  let here = place()
  router.beforeEach(() => {
    const top = open.at(-1)
    if (!top || place() === here) return true
    top.dispatchEvent(new Event('cancel', { cancelable: true }))
    return false
  })
  router.afterEach((_to, _from, failure) => {
    if (!failure) here = place()
  })
}

/** While a dialog is open, Back closes it, like Escape, and does not leave the page. */
export const backCloses = (router: Router | undefined, dialog: HTMLDialogElement): (() => void) => {
  if (router) watchRouter(router)
  open.push(dialog)
  return () => void open.splice(open.indexOf(dialog), 1)
}
