/** iOS freezes sockets in the background. Calls `wake` whenever the page is seen again. */
export const whenSeenAgain = (wake: () => void): (() => void) => {
  const seen = () => document.visibilityState === 'visible' && wake()
  document.addEventListener('visibilitychange', seen)
  addEventListener('pageshow', seen)
  addEventListener('online', seen)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('pageshow', seen)
    removeEventListener('online', seen)
  }
}
