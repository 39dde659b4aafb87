import type { Text } from '../text'
import { longDay } from './dates'

export const libraryText: Text['library'] = {
  unnamed: 'Una partida sin nombre',
  damaged: 'Dañada: no se puede abrir, pero sus datos se pueden guardar como archivo',
  cutOff:
    'El final de esta partida se dañó. Está abierta en la última entrada que se pudo leer; comprueba en qué punto está. Lo dañado se conserva y se puede guardar como archivo.',
  saveCutOff: 'Guardar los datos dañados',
  newTitle: longDay,
  copyOf: (title) => `${title} (copia)`,
  rescued: (title) => `${title} (rescatada)`,
  demoTitle: 'Una partida para probar',
  deleted: (title) => `“${title}” se ha borrado.`,
  bringBack: 'Recuperarla',
  openIt: 'Abrirla',
}
