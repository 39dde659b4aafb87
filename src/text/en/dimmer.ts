import { topic } from '../language'

export const dimmerText = topic('dimmer', { label: 'Dimmer', level: (n: number) => (n ? `${n}% darker` : 'off') })
