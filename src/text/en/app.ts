export const appText = {
  name: 'Moonrise',
  notices: 'Notices',
  dismiss: 'Dismiss',
  update: 'A new Moonrise is ready. It waits until you want it.',
  takeUpdate: 'Use it now',
  memoryOnly: 'This device keeps nothing just now: the game goes on, but closing Moonrise would lose it. Save it as a file.',
  outdated: 'A newer Moonrise runs this game in another window. Reload to go on here.',
  reload: 'Reload',
  saveFile: 'Save as a file',
  offlineReady: 'Everything is on this device now. Moonrise works without a network.',
}
