import { speakLive } from './app/live/liveWords'

/** The door to other devices: a small file, which fetches what is really used. */
export { startLive } from './app/live/startLive'
export { default as LiveDoor } from './ui/live/LiveDoor.vue'
export const loadShare = () => speakLive('live', 'watch').then(() => import('./ui/live/ShareSheet.vue'))
