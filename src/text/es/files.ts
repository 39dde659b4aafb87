import type { FileFault } from '@/storage/fileFault'
import type { Text } from '../text'

const place = ({ game, entry, where }: FileFault): string =>
  [game && (/^\d+$/.test(game) ? `partida ${game}` : `partida “${game}”`), entry && `entrada ${entry}`, where && `“${where}”`]
    .filter(Boolean)
    .join(', ')

const sentences: Record<FileFault['code'], (fault: FileFault) => string> = {
  empty: () => 'No contiene nada.',
  'too-big': () => 'Ocupa más de 20 MB; ninguna partida de Moonrise llega a tanto.',
  unreadable: () => 'Este dispositivo no ha podido leer el archivo.',
  'not-json': () => 'No es un archivo de Moonrise completo: se cortó o cambió por el camino.',
  'not-ours': () => 'Es otro tipo de archivo. Los de Moonrise terminan en “.moonrise.json”.',
  newer: () => 'Lo escribió un Moonrise más nuevo. Actualiza este e inténtalo de nuevo.',
  'no-games': () => 'Es un archivo de Moonrise sin ninguna partida.',
  'too-many-games': () => 'Contiene más de 500 partidas. Impórtalas en varios archivos.',
  'odd-keys': () => 'Contiene nombres que ningún archivo de Moonrise tiene, así que no es de fiar.',
  'too-deep': () => 'Tiene más niveles que cualquier archivo de Moonrise, así que no es de fiar.',
  'too-long': () => 'Contiene un texto más largo que cualquiera de un archivo de Moonrise.',
  'bad-game': (fault) => `Se cambió o se dañó: falta algo o hay un error en ${place(fault)}.`,
  'too-many-entries': (fault) => `Contiene más toques de los que puede tener una partida: ${place(fault)}.`,
  'bad-entry': (fault) => `Se cambió o se dañó: no se puede leer ${place(fault)}.`,
  'bad-order': (fault) => `Se cambió o se dañó: las entradas no están en orden en ${place(fault)}.`,
  'bad-parent': (fault) => `Se cambió o se dañó: ${place(fault)} sigue a una entrada que no está antes.`,
  'bad-place': (fault) => `Se cambió o se dañó: el punto en que estaba la partida no está en ${place(fault)}.`,
  'unknown-script': (fault) => `Usa un guion que Moonrise no conoce: ${place(fault)}.`,
  'unknown-seat': (fault) => `Se cambió o se dañó: habla de un asiento que no está en la mesa, en ${place(fault)}.`,
  'doubled-seat': (fault) => `Se cambió o se dañó: un asiento está dos veces en la mesa, en ${place(fault)}.`,
  'too-many-seats': (fault) => `Sienta a más personas de las que caben en una mesa: ${place(fault)}.`,
  'unknown-character': (fault) => `Nombra un personaje que Moonrise no conoce: ${place(fault)}.`,
  'cannot-be-played': (fault) => `Se cambió o se dañó: ${place(fault)} no forma una partida.`,
}

export const filesText: Text['files'] = {
  fault: (fault) => sentences[fault.code](fault),
  nothingChanged: 'No se ha importado nada. Tus partidas están como estaban.',
  notKept: (brought, of) =>
    brought
      ? `Importadas: solo ${brought} de ${of} partidas. Este dispositivo no puede guardar más ahora mismo.`
      : 'Este dispositivo no puede guardar nada ahora mismo.',
  reading: 'Leyendo un archivo grande…',
  stop: 'Parar',
  stopped: (brought) => (brought ? `Parado. Partidas importadas hasta entonces: ${brought}.` : 'Parado.'),
  allGames: 'todas-las-partidas',
  oneGame: 'partida',
  damagedGame: 'partida-dañada',
  shareTitle: (title) => `${title} – Moonrise`,
  brought: {
    new: (title) => `“${title}” se ha añadido.`,
    same: (title) => `“${title}” ya estaba aquí.`,
    behind: (title) => `“${title}” ya está aquí, y más avanzada que en el archivo.`,
    ahead: (title) => `“${title}” sigue donde la dejó el archivo.`,
    copy: (title) => `“${title}” siguió aquí de otra manera, así que la partida del archivo está ahora a su lado.`,
  },
  manyBrought: (count) => `Se han añadido ${count} partidas.`,
  fromFile: (title) => `${title} (de un archivo)`,
}
