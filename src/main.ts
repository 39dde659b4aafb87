import { createApp } from 'vue'
import App from './App.vue'
import { checkOnReturn, watchUpdates } from './pwa/update'

createApp(App).mount('#app')

if (import.meta.env.PROD) checkOnReturn(watchUpdates({ offered: () => undefined }))
