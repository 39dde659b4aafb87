import type { Text } from '../text'

export const keepingText: Text['keeping'] = {
  mayVanish: {
    private:
      'Esto parece una ventana privada: el navegador borra sus partidas al cerrarla. Guarda la partida como archivo o usa una ventana normal.',
    safari:
      'Safari borra las partidas de una página que no se ha abierto en siete días. Añade Moonrise a la pantalla de inicio o al Dock, o guarda cada partida como archivo.',
    evictable:
      'Este navegador puede borrar partidas cuando falta espacio en el dispositivo. Instala Moonrise, o guarda cada partida como archivo o en una carpeta de copias (Ajustes).',
  },
  understood: 'De acuerdo',
  cleared:
    'El navegador ha borrado las partidas que había en este dispositivo. Si las tienes en un archivo o en una carpeta de copias, impórtalas.',

  folder: {
    choose: 'Elegir una carpeta de copias',
    ready: (name) => `Cada partida se guarda en la carpeta “${name}” al amanecer y al terminar.`,
    asks: (name) => `El navegador quiere que confirmes de nuevo que Moonrise puede escribir en “${name}”.`,
    allow: 'Permitirlo de nuevo',
    stop: 'Parar estas copias',
    failed: 'No se ha podido escribir la copia en su carpeta. Mira “Partidas en este dispositivo” en los ajustes.',
    restore: 'Importar de esta carpeta',
  },
  ended: 'La partida ha terminado. Guarda una copia fuera de este dispositivo.',
  share: 'Compartir…',

  report: {
    make: 'Guardar un informe de problema',
    hint: 'Un archivo con errores, versiones, el estado del almacenamiento y los tipos de los últimos toques. No contiene nombres ni secretos, y solo llega adonde tú lo envíes.',
    made: 'El informe se ha guardado como archivo.',
    name: 'moonrise-informe',
  },
  wrong: {
    title: 'Algo ha salido mal',
    saved: 'Cada toque hasta aquí está guardado.',
    unsaved: 'Algunos toques aún no están guardados. Guarda la partida como archivo antes de recargar.',
    reload: 'Recargar',
    file: 'Guardar la partida como archivo',
    close: 'Seguir igualmente',
  },
}
