/** The door for characters that tell players something. It comes with them, so a game without them does not load it. */
export { inform } from './decide/inform'
export { infoView } from './views/infoView'
