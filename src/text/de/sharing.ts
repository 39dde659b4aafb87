import type { Text } from '../text'

export const sharingText: Text['sharing'] = {
  menu: 'Mit anderen Geräten teilen …',
  elsewhere: 'Ein anderes Gerät führt dieses Spiel; dieses hier folgt.',
}
