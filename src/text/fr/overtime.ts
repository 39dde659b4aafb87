import type { Text } from '../text'

export const overtimeText: Text['overtime'] = {
  follow: (ability) => `Une nuit et un jour supplémentaires suivent (${ability}).`,
  title: { night: 'Nuit supplémentaire', day: 'Jour supplémentaire' },
}
