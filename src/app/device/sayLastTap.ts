import { localValue } from '@/storage/localValue'
import { settingsText as text } from '@/text/en/settings'
import { useNotices } from './notices'
import { usePreferences } from './preferences'

/** The first new game says that the last tap settles a step, and offers Done instead. */
export const sayLastTapOnce = (): void => {
  const said = localValue('saidLastTap')
  const preferences = usePreferences()
  if (said.read() === true || preferences.settling !== 'lastTap') return
  said.write(true)
  const keepDone = { label: text.settling.keep, run: () => void (preferences.settling = 'done') }
  useNotices().show(text.settling.said, { action: keepDone, kind: 'last-tap' })
}
