import './app/wake'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { useInstall } from './app/install'
import { fetchDay } from './app/dayNow'
import { wholeEngine } from './app/engine'
import { whenIdle } from './app/idle'
import { takeLaunchedFiles } from './app/launch'
import { useUpdates } from './app/updates'
import { fetchPanels, panels } from './panels'
import { fetchLaterDrawings } from './ui/parts/drawings'
import { fetchLaterSprite } from './ui/parts/laterSprite'
import { PANELS } from './ui/grimoire/panels'
import { forgetPlace, makeRouter, placeToRestore } from './router'
import './ui/style/index.css'

const app = createApp(App)
app.use(createPinia())
app.provide(PANELS, panels)

/** Vue names where a fault came from in words, and in the build by number: 0 is a setup, 1 a drawing. */
app.config.errorHandler = (error, _screen, where) => {
  if (/setup|render|runtime-[01]$/.test(where)) forgetPlace()
  queueMicrotask(() => {
    throw error
  })
}

// The browser makes its offer once, early.
useInstall()

const place = placeToRestore(location.hash)
if (place) history.replaceState(history.state, '', `#${place}`)
const router = makeRouter()
app.use(router)
app.mount('#app')
takeLaunchedFiles()

const keepAwake = () => import('./app/awake').then((awake) => awake.keepAwake())
const dress = () => import('./ui/style/laterFonts.css')

/** A storyteller's first tap comes before this. Whatever a tap needs earlier is fetched by that tap. */
const AFTER_FIRST_PAINT = 400

// When the first screen stands: what decides; then titles and art, the other screens of a game, and only then word of new versions.
const rest = [() => wholeEngine(), dress, fetchLaterDrawings, fetchLaterSprite, keepAwake, fetchDay, ...fetchPanels, ...(import.meta.env.PROD ? [() => useUpdates().watch()] : [])]
void router.isReady().catch(() => undefined).then(() => requestAnimationFrame(() => setTimeout(() => whenIdle(rest), AFTER_FIRST_PAINT)))
