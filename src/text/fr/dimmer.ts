import type { Text } from '../text'

export const dimmerText: Text['dimmer'] = { label: 'Pénombre', level: (n) => (n ? `${n}\u00a0% plus sombre` : 'désactivée') }
