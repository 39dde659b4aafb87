import type { Text } from '../text'

export const dimmerText: Text['dimmer'] = { label: 'Atenuar', level: (n) => (n ? `${n}\u00a0% más oscuro` : 'sin atenuar') }
