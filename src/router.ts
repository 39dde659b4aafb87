import type { Component } from 'vue'
import {
  createRouter,
  createWebHashHistory,
  START_LOCATION,
  type RouteLocationNormalized,
  type Router,
  type RouteRecordRaw,
} from 'vue-router'
import { useGame } from './app/game'
import { useNotices } from './app/notices'
import { fetchNight } from './panels'
import { keep } from './storage/kept'
import { openingText } from './text/en/opening'

type Screen = () => Promise<{ default: Component }>

const found = import.meta.glob<{ default: Component }>([
  './ui/home/{Home,Settings,Help}Screen.vue',
  './ui/setup/SetupScreen.vue',
  './ui/grimoire/GameScreen.vue',
  './ui/town/TownScreen.vue',
  './ui/reference/ReferenceScreen.vue',
  './ui/story/StoryScreen.vue',
])
const screen = (path: string): Screen => found[`./ui/${path}Screen.vue`] ?? (() => import('./ui/parts/BlankScreen.vue'))

const screens = {
  home: screen('home/Home'),
  settings: screen('home/Settings'),
  help: screen('home/Help'),
  setup: screen('setup/Setup'),
  game: screen('grimoire/Game'),
  town: screen('town/Town'),
  reference: screen('reference/Reference'),
  story: screen('story/Story'),
}

/** Screens that are only visited in the middle of a game: it stays open behind them. */
const BESIDE = new Set(['game', 'story', 'reference', 'settings', 'help'])

const openGame = async (to: RouteLocationNormalized) => {
  const opened = await useGame().open(String(to.params['id']))
  if (opened === 'open') return true
  useNotices().show(openingText.cannotOpen[opened])
  return { name: 'home' }
}

const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'home', component: screens.home },
  { path: '/setup', name: 'setup', component: screens.setup },
  {
    path: '/game/:id',
    name: 'game',
    component: screens.game,
    beforeEnter: (to) => {
      // The screen is fetched while the game is read.
      void screens.game().catch(() => undefined)
      const night = fetchNight().catch(() => undefined)
      return openGame(to).then((opened) => night.then(() => opened))
    },
  },
  { path: '/town/:id', name: 'town', component: screens.town },
  { path: '/story/:id', name: 'story', component: screens.story, beforeEnter: (to) => openGame(to) },
  { path: '/reference', name: 'reference', component: screens.reference },
  { path: '/settings', name: 'settings', component: screens.settings },
  { path: '/help', name: 'help', component: screens.help },
  { path: '/credits', redirect: { name: 'help', hash: '#credits' } },
  {
    path: '/:rest(.*)*',
    redirect: () => {
      useNotices().show(openingText.noSuchPage)
      return { name: 'home' }
    },
  },
]

const lastPlace = keep('place')

export const makeRouter = (): Router => {
  const router = createRouter({
    history: createWebHashHistory(),
    routes,
    // The first screen is at its top already; scrolling there would have it laid out before it is complete.
    scrollBehavior: (_to, from) => (from === START_LOCATION ? false : { top: 0 }),
  })
  router.afterEach((to, _from, failure) => {
    if (failure) return
    if (!BESIDE.has(String(to.name)) && useGame().isOpen) useGame().close()
    // It has been opened: what says that it is here would only lie in the way.
    if (to.name === 'game') useNotices().dismissKind('import')
    // A public window is not a place to come back to.
    if (to.name !== 'town') lastPlace.write(to.fullPath)
  })
  return router
}

/** Where the app was when it was closed or killed, if it was started without saying where to. */
export const placeToRestore = (hash: string): string | undefined => {
  const place = lastPlace.read()
  return hash === '' && typeof place === 'string' && /^\/(game\/|setup)/.test(place) ? place : undefined
}

/** A screen that cannot be drawn must not be the first thing the next start tries again. */
export const forgetPlace = (): void => lastPlace.write('/')
