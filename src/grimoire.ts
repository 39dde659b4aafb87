/** The first screen of a running game: grimoire and night in one file. */
export { default as GameScreen } from './ui/grimoire/GameScreen.vue'
export { default as NightPanel } from './ui/night/NightPanel.vue'
