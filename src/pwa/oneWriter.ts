export type WriterRole = 'writer' | 'follower'

export interface Claim {
  readonly standing: () => WriterRole
  /** Makes this window the writer at once and tells the previous one. */
  readonly takeOver: () => Promise<void>
  readonly release: () => void
}

const alone: Claim = { standing: () => 'writer', takeOver: async () => undefined, release: () => undefined }

/**
 * One writer per game over all windows. A follower waits in line and becomes the writer when the other window closes;
 * it must read the game again before its first write, which is why every change of standing is told.
 * Where the browser has no locks there is nobody to ask, and every window writes.
 */
export async function claim(
  game: string,
  changed: (standing: WriterRole) => void,
  locks: LockManager | undefined = (navigator as Partial<Navigator>).locks,
): Promise<Claim> {
  if (!locks) return alone

  const name = `moonrise-writer:${game}`
  let standing: WriterRole = 'follower'
  let released = false
  let leaveQueue: AbortController | undefined
  let letGo: (() => void) | undefined

  const become = (next: WriterRole, tell: boolean) => {
    if (standing === next) return
    standing = next
    if (tell) changed(next)
  }

  /** Settles once it is known whether the lock is ours; the lock itself is kept until `letGo` or until stolen. */
  const ask = (options: LockOptions, tell: boolean) =>
    new Promise<boolean>((known, failed) => {
      const over = locks.request(name, options, (lock) => {
        if (!lock || released) {
          known(false)
          return
        }
        become('writer', tell)
        known(true)
        return new Promise<void>((done) => (letGo = done))
      })
      over.catch((error: unknown) => {
        if ((error as DOMException).name !== 'AbortError') return failed(error)
        known(false)
        if (released || options.signal?.aborted) return
        become('follower', true)
        queue()
      })
    })

  const queue = () => {
    leaveQueue = new AbortController()
    void ask({ signal: leaveQueue.signal }, true).catch(() => undefined)
  }

  try {
    if (!(await ask({ ifAvailable: true }, false))) queue()
  } catch {
    // Locks are refused where storage is (a locked-down context): nobody can be asked there either.
    return alone
  }

  return {
    standing: () => standing,
    takeOver: async () => {
      if (released || standing === 'writer') return
      leaveQueue?.abort()
      await ask({ steal: true }, true)
    },
    release: () => {
      released = true
      standing = 'follower'
      leaveQueue?.abort()
      letGo?.()
    },
  }
}
