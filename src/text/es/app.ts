import type { Text } from '../text'

export const appText: Text['app'] = {
  notices: 'Avisos',
  dismiss: 'Descartar',
  update: 'Un Moonrise nuevo está listo para cuando quieras.',
  takeUpdate: 'Usarlo ya',
  memoryOnly:
    'Ahora mismo no se puede guardar nada en este dispositivo; al cerrar Moonrise se perdería esta partida. Guárdala como archivo.',
  outdated: 'Un Moonrise más nuevo lleva esta partida en otra ventana. Recarga para seguir aquí.',
  reload: 'Recargar',
  deleted: 'Esta partida se borró en otra ventana.',
  keepGame: 'Conservarla',
  rewritten:
    'Los datos guardados de esta partida se borraron mientras estaba abierta. Se está guardando de nuevo desde la memoria. Si faltan otras partidas, impórtalas desde un archivo.',
  missing: 'Esta parte de Moonrise aún no está en el dispositivo, y la red no responde. Inténtalo de nuevo en un momento.',
  saveFile: 'Guardar como archivo',
  wakes: (wakes, who, as) => (wakes ? `Despierta a ${who}, ${as}` : `${who}, ${as}, sigue durmiendo`),
  impaired: 'Sin habilidad',
}
