import type { Text } from '../text'

export const sharingText: Text['sharing'] = {
  menu: 'Compartir con otros dispositivos…',
  elsewhere: 'Otro dispositivo lleva esta partida; este la sigue.',
}
