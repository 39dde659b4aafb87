import type { Text } from '../text'

export const dimmerText: Text['dimmer'] = { label: 'Dimmer', level: (n) => (n ? `${n}\u00a0% dunkler` : 'aus') }
