import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { useInstall } from './app/install'
import { takeLaunchedFiles } from './app/launch'
import { useUpdates } from './app/updates'
import { panels } from './panels'
import { PANELS } from './ui/grimoire/panels'
import { makeRouter, placeToRestore } from './router'
import './ui/style/index.css'

const app = createApp(App)
app.use(createPinia())
app.provide(PANELS, panels)

// The browser makes its offer once, early.
useInstall()

const place = placeToRestore(location.hash)
if (place) history.replaceState(history.state, '', `#${place}`)
app.use(makeRouter())
app.mount('#app')
takeLaunchedFiles()

if (import.meta.env.PROD) useUpdates().watch()
