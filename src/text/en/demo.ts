export const demoText = {
  players: ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun', 'Kit'],
  statement: 'Dov is a Minion.',
}
