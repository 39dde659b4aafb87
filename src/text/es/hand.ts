import type { Text } from '../text'

export const handText: Text['hand'] = {
  tapRing: 'Toca a quien señale, si señala a alguien.',
  chooseFirst: 'Toca antes a la persona en el círculo.',
  reminders: 'Recordatorios para quien se elija',
  acts: {
    dies: 'Muere',
    returns: 'Vuelve',
    becomes: 'Personaje',
    good: 'Pasa al bien',
    evil: 'Pasa al mal',
    names: 'Nombra uno',
    tell: 'Decir',
    card: 'Tarjeta',
    note: 'Nota',
  },
  becomes: '¿Qué personaje pasa a ser?',
  yes: 'Sí',
  no: 'No',
  wordsLabel: 'Palabras que le dices',
  noteLabel: 'Una nota para ti',
  told: 'Dicho',
  write: 'Escribir',
  back: 'Atrás',
  lives: 'Como está',
  leave: 'No hacer nada',
}
