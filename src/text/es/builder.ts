import type { Text } from '../text'

export const builderText: Text['builder'] = {
  title: 'Crear un guion',
  editTitle: 'Cambiar este guion',
  name: 'Nombre',
  author: 'Autoría (si quieres)',
  search: 'Buscar nombres y habilidades',
  none: 'Ningún personaje tiene estas palabras.',
  counts: 'Cuántos de cada equipo, frente al número habitual',
  of: (have, usual) => `${have} de ${usual}`,
  effects: 'Cambian la bolsa',
  order: 'Quién despierta y cuándo',
  first: 'Primera noche:',
  other: 'Otras noches:',
  nobodyWakes: 'nadie',
  save: 'Guardar en este dispositivo',
  nameFirst: 'Ponle antes un nombre',
  nobody: 'Elige al menos un personaje.',
}
