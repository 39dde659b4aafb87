import type { Text } from '../text'

export const overtimeText: Text['overtime'] = {
  follow: (ability) => `Es folgen eine zusätzliche Nacht und ein Tag (${ability}).`,
  title: { night: 'Zusätzliche Nacht', day: 'Zusätzlicher Tag' },
}
