import type { Text } from '../text'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const secretsText: Text['secrets'] = {
  title: 'Von dir festgelegt',
  nothing: 'noch nichts',
  row: (character, called) => `${character}: ${called}`,
  inPlay: (names) => `Als Bluffs gedacht, aber im Spiel: ${names}.`,
  take: (names) => `${names} nehmen`,
  bluffs: {
    label: 'Bluffs des Dämons',
    change: 'Bluffs ändern',
    pick: 'Drei gute Charaktere, die nicht im Spiel sind',
    missing: 'Für den Dämon sind keine Bluffs gewählt.',
  },
  falseBluffs: {
    label: 'Gezeigte Bluffs',
    change: 'Gezeigte Bluffs ändern',
    pick: 'Drei gute Charaktere zum Zeigen',
    missing: 'Es sind keine Bluffs zum Zeigen gewählt.',
  },
  players: (called, n) => ({
    label: capital(called),
    change: `Ändern: ${called}`,
    pick: `${capital(called)}: ${n === 1 ? '1 Person' : `${n} Personen`} wählen`,
    missing: `Noch niemand gewählt: ${called}.`,
  }),
}
