import './app/start/openStore'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { fetchDay } from './app/day/dayNow'
import { whenIdle } from './app/start/whenIdle'
import { watchFaults } from './app/device/faults'
import { askBeforeLeaving } from './app/device/unsaved'
import { useUpdates } from './app/device/updates'
import { fetchPanels, panels } from './panels'
import { catchInstallOffer } from './pwa/installOffer'
import { fetchLaterDrawings } from './ui/parts/drawings'
import { PANELS } from './ui/grimoire/panels'
import { languageFor, speak } from './text/language'
import { forgetPlace, makeRouter, placeToRestore } from './router'
import './ui/style/index.css'

const app = createApp(App)
app.use(createPinia())
app.provide(PANELS, panels)

/** Vue names where a fault came from in words, and in the build by number: 0 is a setup, 1 a drawing. */
app.config.errorHandler = (error, _screen, where) => {
  if (/setup|render|runtime-[01]$/.test(where)) {
    forgetPlace()
    void import('./wentWrong').then(({ showWentWrong }) => showWentWrong())
  }
  queueMicrotask(() => {
    throw error
  })
}

watchFaults()
catchInstallOffer()
askBeforeLeaving()
// Listens from the start for another window that takes an update.
useUpdates()

const place = placeToRestore(location.hash)
if (place) history.replaceState(history.state, '', `#${place}`)
const router = makeRouter()
const begin = () => app.use(router).mount('#app')
const language = languageFor(navigator.languages)
if (language) void language().then(speak).finally(begin)
else begin()

const keepScreenOn = () => import('./app/start/keepScreenOn').then((awake) => awake.keepScreenOn())
/** Files opened with Moonrise wait here until they are handled. */
const takeFiles = () => import('./app/start/launchedFiles').then(({ takeLaunchedFiles }) => takeLaunchedFiles())
const dress = () => import('./ui/style/laterFonts.css')
const art = () => import('./ui/parts/laterSprite').then(({ fetchLaterSprite }) => fetchLaterSprite())
const informTown = () => import('./app/start/informTown').then((town) => town.informTown())
const shelf = () => import('./ui/parts/NoticeShelf.vue')
const speakUp = () => import('./app/start/appNotices').then(({ watchForNotices }) => watchForNotices())

/** Or right after the first tap has been drawn. If all files are on the device, there is no need to wait for the network. */
const AFTER_FIRST_PAINT = navigator.serviceWorker?.controller ? 50 : 400

// After the first screen: titles and art, then the other screens of a game, then updates.
const rest = [
  informTown,
  shelf,
  speakUp,
  takeFiles,
  dress,
  fetchLaterDrawings,
  art,
  keepScreenOn,
  fetchDay,
  ...fetchPanels,
  ...(import.meta.env.PROD ? [() => useUpdates().watch()] : []),
]
const afterPaint = (work: () => void, wait = 0) => requestAnimationFrame(() => setTimeout(work, wait))
const go = () => whenIdle(rest.splice(0))
void router
  .isReady()
  .catch(() => undefined)
  .then(() => {
    afterPaint(go, AFTER_FIRST_PAINT)
    addEventListener('click', () => afterPaint(go), { once: true, capture: true })
  })
