import { join } from 'node:path'
import { configFolder } from '../configFolder.ts'
import type { LiveOptions } from './attach.ts'
import { openLiveStore } from './store.ts'

/**
 * Live rooms as the environment wants them: `LIVE=off` for none, `LIVE_FOLDER` for another folder,
 * `REDIS_URL` for several processes that share their rooms. Without them the app is served all the same.
 */
export async function liveFrom(env: NodeJS.ProcessEnv): Promise<LiveOptions | undefined> {
  if (env.LIVE === 'off') return undefined
  const folder = env.LIVE_FOLDER || join(configFolder(env), 'live')
  try {
    const store = await openLiveStore(folder)
    return env.REDIS_URL ? { store, extensions: [await redisAt(new URL(env.REDIS_URL))] } : { store }
  } catch (error) {
    const { message, cause } = error as Error
    console.error(`No live rooms: ${folder} cannot be opened (${cause instanceof Error ? cause.message : message}).`)
    return undefined
  }
}

async function redisAt({ hostname, port, username, password }: URL) {
  const { Redis } = await import('@hocuspocus/extension-redis')
  const options = { ...(username ? { username } : {}), ...(password ? { password } : {}) }
  return new Redis({ host: hostname, port: Number(port || 6379), options })
}
