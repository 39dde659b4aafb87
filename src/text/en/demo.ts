import { topic } from '../language'

export const demoText = topic('demo', {
  players: ['Ana', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun', 'Kit'],
  statement: 'Dov is a Minion.',
})
