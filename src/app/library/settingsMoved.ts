import { readPreferences, usePreferences } from '../device/preferences'
import { readRegulars, useRegulars } from '../setup/regulars'

/** What moves to another address with the games: preferences and regular players. */
export const settingsToMove = () => ({ preferences: { ...usePreferences().$state }, regulars: useRegulars().all })

/** True if the file had settings. Invalid ones are ignored. */
export const takeSettings = (text: string): boolean => {
  const settings = settingsIn(text)
  if (!settings) return false
  if (settings.preferences !== undefined) Object.assign(usePreferences(), readPreferences(settings.preferences))
  const { groups, recent } = readRegulars(settings.regulars)
  const regulars = useRegulars()
  for (const group of [...groups].reverse()) if (!regulars.all.groups.some(({ name }) => name === group.name)) regulars.rememberGroup(group)
  regulars.played([...regulars.all.recent, ...recent.filter((name) => !regulars.all.recent.includes(name))])
  return true
}

const settingsIn = (text: string): { readonly preferences?: unknown; readonly regulars?: unknown } | undefined => {
  try {
    const { settings } = JSON.parse(text.replace(/^\uFEFF/, '')) as { settings?: unknown }
    return typeof settings === 'object' && settings !== null ? settings : undefined
  } catch {
    return undefined
  }
}
