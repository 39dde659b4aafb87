import type { Text } from '../text'

export const overtimeText: Text['overtime'] = {
  follow: (ability) => `Siguen la noche y el día extra: ${ability}.`,
  title: { night: 'Noche extra', day: 'Día extra' },
}
