import type { Text } from '../text'

export const sharingText: Text['sharing'] = {
  menu: 'Partager avec d’autres appareils…',
  elsewhere: 'Un autre appareil mène cette partie\xa0; celui-ci la suit.',
}
