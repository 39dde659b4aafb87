import { device } from '../device/device'
import { hasNameSets } from '../device/chosenLanguage'
import { areNamesSet } from '../device/namesSet'
import { usePreferences } from '../device/preferences'
import { nameExamples } from '../engine/characters'

/** Once, in the first setup: whoever has games or has set the names knows them by now. */
export const asksNames = async (): Promise<boolean> => {
  if (!hasNameSets() || areNamesSet() || usePreferences().names !== 'sheet') return false
  return device()
    .saves.list()
    .then(
      (games) => [...games].length === 0,
      () => false,
    )
}

/** Everybody who has two names, both ways. */
export const bothNames = () => nameExamples(4)
