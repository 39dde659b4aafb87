/** What went wrong since this page was opened, for a report that the storyteller may make. Nothing of it is sent. */
export const faults: string[] = []

const MOST = 20

export const noteFault = (fault: unknown): void => {
  const { name = '', message = String(fault), stack = '' } = (fault ?? {}) as Partial<Error>
  faults.push(`${new Date().toISOString()} ${name} ${message}\n${stack}`.slice(0, 2_000))
  faults.splice(0, faults.length - MOST)
}

export const watchFaults = (): void => {
  addEventListener('error', ({ error }: ErrorEvent) => noteFault(error))
  addEventListener('unhandledrejection', ({ reason }) => noteFault(reason))
}
