import type { Text } from '../text'

export const watchText: Text['watch'] = {
  title: 'El pueblo',
  none: 'Aquí no se muestra ningún pueblo',
  noneHint: 'Pide el código a quien narra y apúntale con la cámara.',
  waiting: 'Esperando a quien narra',
  waitingHint: 'El pueblo aparece en cuanto la partida está abierta. Si no, lee el código otra vez: puede haber uno nuevo.',
  ended: 'Ya no se comparte, o hay un código nuevo: léelo. Así estaba al final.',
  distrusted: 'El servidor muestra un pueblo más antiguo que antes. Aquí no se muestra.',
  sheet: 'Personajes',
  fullScreen: 'Pantalla completa',
  lost: {
    server: (minutes) =>
      `Sin conexión; otro intento cada pocos segundos. Así estaba hace ${minutes < 1 ? 'un momento' : `${minutes} min`}.`,
    storyteller: (minutes) =>
      `El dispositivo de quien narra no tiene conexión. Así estaba hace ${minutes < 1 ? 'un momento' : `${minutes} min`}.`,
    runner: (minutes) =>
      `El dispositivo que lleva esta partida no tiene conexión. Así estaba hace ${minutes < 1 ? 'un momento' : `${minutes} min`}.`,
    full: (minutes) => `Esta partida ya no cabe en el servidor. Así estaba hace ${minutes < 1 ? 'un momento' : `${minutes} min`}.`,
  },
}
