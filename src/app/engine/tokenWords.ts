import { usePreferences } from '../device/preferences'
import { rulesWith } from './scripts'

/** A reminder goes by its English name; this is how it reads in the chosen language. */
export const tokenWords = (script: string, token: string): string => rulesWith(usePreferences().names, script).words[token] ?? token
