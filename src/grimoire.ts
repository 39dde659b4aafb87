/** The first screen of a running game: the grimoire and its night are fetched and drawn together. */
export { default as GameScreen } from './ui/grimoire/GameScreen.vue'
export { default as NightPanel } from './ui/night/NightPanel.vue'
