import { createApp, h } from 'vue'
import '@/ui/style/index.css'
import GalleryRing from './GalleryRing.vue'
import GalleryStates from './GalleryStates.vue'

/** ?page=states|ring&n=12&phase=day&busy&vote */
const query = new URLSearchParams(location.search)
document.documentElement.dataset.phase = query.get('phase') ?? 'night'
createApp({ render: () => (query.get('page') === 'ring' ? h(GalleryRing, { query }) : h(GalleryStates)) }).mount('#gallery')
