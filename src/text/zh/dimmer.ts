import type { Text } from '../text'

export const dimmerText: Text['dimmer'] = { label: '调暗', level: (n) => (n ? `调暗${n}%` : '关闭') }
