export const dimmerText = { label: 'Dimmer', level: (n: number) => (n ? `${n}% darker` : 'off') }
