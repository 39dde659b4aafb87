export const fixedIcons: Readonly<Record<string, string>> = {
  dusk: 'dusk',
  dawn: 'dawn',
  travellers: 'door',
  'minion-info': 'people',
  'demon-info': 'horns',
}
