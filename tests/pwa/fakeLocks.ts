type Granted = (lock: Lock | null) => unknown

interface Request {
  readonly run: () => void
  readonly stolen: () => void
}

/** Web Locks as the specification has them, for the exclusive mode of one name. Node 20 has none of its own. */
export function fakeLocks(): LockManager {
  let holder: Request | undefined
  let line: Request[] = []

  const next = () => {
    if (holder) return
    holder = line.shift()
    holder?.run()
  }

  const request = (_name: string, options: LockOptions, granted: Granted) =>
    new Promise<unknown>((resolve, reject) => {
      const abort = () => reject(new DOMException('aborted', 'AbortError'))
      const mine: Request = {
        run: () => {
          void Promise.resolve(granted({ name: _name, mode: 'exclusive' })).then((value) => {
            resolve(value)
            if (holder !== mine) return
            holder = undefined
            next()
          })
        },
        stolen: abort,
      }
      options.signal?.addEventListener('abort', () => {
        if (!line.includes(mine)) return
        line = line.filter((other) => other !== mine)
        abort()
      })
      queueMicrotask(() => {
        if (options.steal) {
          holder?.stolen()
          holder = mine
          mine.run()
        } else if (options.ifAvailable && holder) {
          resolve(granted(null))
        } else {
          line.push(mine)
          next()
        }
      })
    })

  return { request } as unknown as LockManager
}
