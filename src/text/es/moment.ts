import type { Text } from '../text'

export const momentText: Text['moment'] = {
  covered: 'Grimorio cubierto',
  coverHold: 'Mantén pulsado',
  coverHow: 'Mantén pulsado un momento para ver de nuevo el grimorio',
  lookingAt: 'Estás viendo otro momento de esta partida.',
  returnToNow: 'Volver al presente',
  goBackHere: 'Seguir desde aquí…',
  goBackSure: 'Sí, desde aquí',
  goBackAsk: 'Lo que vino después queda en la cronología, y puedes volver a ello.',
  following: 'Otra ventana lleva esta partida; esta la sigue.',
  takeOver: 'Tomar el control aquí',
}
