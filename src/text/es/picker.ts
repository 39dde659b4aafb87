import type { Text } from '../text'

export const pickerText: Text['picker'] = {
  close: 'Cerrar',
  done: (n, of) => `Confirmar ${n === of ? n : `${n} de ${of}`}`,
  full: (n) => `Ya hay ${n}. Toca antes uno para quitarlo.`,
  inPlay: 'en juego',
  minion: 'Esbirro de verdad',
  demon: 'el Demonio de verdad',
}
