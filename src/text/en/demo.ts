export const demoText = {
  players: ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun', 'Kit'],
  gossip: 'Dov is a Minion.',
}
