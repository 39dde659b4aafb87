import './app/start/openStore'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { fetchDay } from './app/day/dayNow'
import { whenIdle } from './app/start/whenIdle'
import { livePath } from './app/device/liveServer'
import { watchFaults } from './app/device/faults'
import { allWords, speakHere } from './app/device/language'
import { askBeforeLeaving } from './app/device/unsaved'
import { useUpdates } from './app/device/updates'
import { fetchPanels, fetchTogether, panels } from './panels'
import { catchInstallOffer } from './pwa/installOffer'
import { fetchLaterDrawings } from './ui/parts/drawings'
import { PANELS } from './ui/grimoire/panels'
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

const afterPaint = (work: () => void, wait = 0) => requestAnimationFrame(() => setTimeout(work, wait))

const place = placeToRestore(location.hash)
if (place) history.replaceState(history.state, '', `#${place}`)
const router = makeRouter()
/** The shell that the page draws is painted first; the game is read meanwhile. */
const shell = document.querySelector('.shell')
const shellPainted = new Promise<void>((done) => (shell && !document.hidden ? afterPaint(done) : done()))
const begin = () => {
  app.use(router)
  void shellPainted.then(() => app.mount('#app'))
}
void speakHere().then(begin)

const after = () => import('./afterStart')
const live = () => fetchTogether().then(({ startLive }) => startLive())

/** Or right after the first tap has been drawn. If all files are on the device, there is no need to wait for the network. */
const AFTER_FIRST_PAINT = navigator.serviceWorker?.controller ? 50 : 400

// After the first screen: the worker stores everything for offline, which takes longest; what a game needs next, in one file; then art.
const rest = [
  ...(import.meta.env.PROD ? [() => useUpdates().watch()] : []),
  allWords,
  () => after().then(({ informTown }) => informTown()),
  fetchLaterDrawings,
  () => after().then(({ fetchLaterSprite }) => fetchLaterSprite()),
  () => after().then(({ watchForNotices }) => watchForNotices()),
  () => after().then(({ keepShell }) => keepShell()),
  // Files opened or shared with Moonrise wait until they are handled.
  () => after().then(({ takeAllGiven }) => takeAllGiven()),
  () => after().then(({ keepScreenOn }) => keepScreenOn()),
  ...(livePath() === undefined ? [] : [live]),
  fetchDay,
  ...fetchPanels,
]
const go = () => whenIdle(rest.splice(0))
void Promise.all([router.isReady().catch(() => undefined), shellPainted]).then(() => {
  // The screen is in the page before the next frame.
  shell?.remove()
  afterPaint(go, AFTER_FIRST_PAINT)
  addEventListener('click', () => afterPaint(go), { once: true, capture: true })
})
