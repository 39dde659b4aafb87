import { spawn, type ChildProcess } from 'node:child_process'

export interface Child {
  readonly said: () => string
  readonly stop: () => Promise<void>
}

/** A program that runs until it is stopped. One that is missing or ends by itself is heard of in `said`. */
export function startChild(command: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Child {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let said = ''
  const over = new Promise<void>((done) => {
    child.once('exit', () => done())
    child.once('error', (error) => {
      said += String(error)
      done()
    })
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()))
  return {
    said: () => said,
    stop: async () => {
      child.kill()
      await over
    },
  }
}

/** Asks until there is an answer; a busy machine is slow, not wrong. */
export async function until<T>(what: string, ask: () => Promise<T>, tries = 300): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (--tries <= 0) throw new Error(`${what}: ${String(error)}`, { cause: error })
      await new Promise((again) => setTimeout(again, 100))
    }
  }
}
