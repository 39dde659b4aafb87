import type { Text } from '../text'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const secretsText: Text['secrets'] = {
  title: 'Decidido por ti',
  nothing: 'nada aún',
  row: (character, called) => `${character}: ${called}`,
  inPlay: (names) => `Previstos como faroles, pero en juego: ${names}.`,
  take: (names) => `Tomar ${names}`,
  bluffs: {
    label: 'Faroles del Demonio',
    change: 'Cambiar los faroles',
    pick: 'Tres personajes del bien que no están en juego',
    missing: 'No se han elegido faroles para el Demonio.',
  },
  falseBluffs: {
    label: 'Faroles mostrados',
    change: 'Cambiar los faroles mostrados',
    pick: 'Tres personajes del bien para mostrar',
    missing: 'No se han elegido faroles para mostrar.',
  },
  players: (called, n) => ({
    label: capital(called),
    change: `Cambiar ${called}`,
    pick: `${capital(called)}: elige a ${n === 1 ? '1 persona' : `${n} personas`}`,
    missing: `Aún no se ha elegido a nadie: ${called}.`,
  }),
}
