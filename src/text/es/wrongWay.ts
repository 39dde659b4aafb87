import type { Text } from '../text'

export const wrongWayText: Text['wrongWay'] = {
  missing: 'Esa partida no está en este dispositivo.',
  damaged: 'Esa partida está dañada y se apartó. Sus datos se pueden guardar como archivo desde su tarjeta.',
  newer: 'Un Moonrise más nuevo guardó esa partida. Actualiza Moonrise para abrirla.',
  script: 'Esa partida se juega con un guion que esta versión no conoce. Se conserva como está.',
  unreachable: 'Los personajes de esa partida aún no están en este dispositivo, y la red no responde. Inténtalo de nuevo en un momento.',
  blocked: 'Este navegador no deja que Moonrise lea sus partidas.',
  page: 'Esa página no existe. Este es el inicio.',
}
