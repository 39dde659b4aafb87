import { homedir } from 'node:os'
import { join } from 'node:path'

/** The user's configuration folder; `MOONRISE_HOME` overrides it. */
export function configFolder(env: NodeJS.ProcessEnv = process.env, platform: NodeJS.Platform = process.platform, home = homedir()): string {
  if (env.MOONRISE_HOME) return env.MOONRISE_HOME
  if (platform === 'win32') return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Moonrise')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Moonrise')
  return join(env.XDG_CONFIG_HOME ?? join(home, '.config'), 'moonrise')
}
