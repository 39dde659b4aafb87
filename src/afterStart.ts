/** What follows every first screen, in one file. */
export { watchForNotices } from './app/start/appNotices'
export { informTown } from './app/start/informTown'
export { keepScreenOn } from './app/start/keepScreenOn'
export { takeAllGiven } from './app/start/launchedFiles'
export { keepShell } from './app/start/shell'
export { fetchLaterSprite } from './ui/parts/laterSprite'
export { default as NoticeShelf } from './ui/parts/NoticeShelf.vue'
