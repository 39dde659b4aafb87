import {
  createRouter,
  createWebHashHistory,
  START_LOCATION,
  type RouteLocationNormalized,
  type Router,
  type RouteRecordRaw,
} from 'vue-router'
import { useCover } from './app/cards/cover'
import { useGame } from './app/game/game'
import { missing } from './app/start/lazyScreen'
import { useNotices } from './app/device/notices'
import { loadScript } from './app/engine/scripts'
import type { CannotOpen } from './app/session/sessions'
import { fetchGrimoire } from './panels'
import { NOT_HERE } from './pwa/fetchFirst'
import { localValue } from './storage/localValue'

/** Screens visited during a game, which stays open behind them. */
const BESIDE = new Set(['game', 'story', 'reference', 'settings', 'help', 'move', 'licences'])

/** It is seldom needed, so it is fetched then. */
const sayWhy = (why: CannotOpen | 'page') =>
  void import('./text/en/wrongWay').then(({ wrongWayText }) => useNotices().show(wrongWayText[why]))

const openGame = async (to: RouteLocationNormalized) => {
  const opened = await useGame().open(String(to.params['id']))
  if (opened === 'open') return true
  sayWhy(opened)
  return { name: 'home' }
}

/** Without a game these screens are about the script of a new one. */
const withScript = () => loadScript().then(() => true)

const routes: readonly RouteRecordRaw[] = [
  { path: '/', name: 'home', component: () => import('./ui/home/HomeScreen.vue') },
  { path: '/setup', name: 'setup', component: () => import('./ui/setup/SetupScreen.vue'), beforeEnter: withScript },
  {
    path: '/game/:id',
    name: 'game',
    component: fetchGrimoire,
    beforeEnter: (to) => {
      // The screen is fetched while the game is read.
      void fetchGrimoire().catch(() => undefined)
      return openGame(to)
    },
  },
  { path: '/town/:id', name: 'town', component: () => import('./ui/town/TownScreen.vue') },
  {
    path: '/story/:id',
    name: 'story',
    component: () => import('./ui/story/StoryScreen.vue'),
    // The story shows every secret, so a covered game stays covered.
    beforeEnter: (to) => (useCover().covered ? `/game/${String(to.params['id'])}` : openGame(to)),
  },
  { path: '/reference', name: 'reference', component: () => import('./ui/reference/ReferenceScreen.vue'), beforeEnter: withScript },
  { path: '/settings', name: 'settings', component: () => import('./ui/home/SettingsScreen.vue'), beforeEnter: withScript },
  { path: '/licences', name: 'licences', component: () => import('./ui/home/LicencesScreen.vue') },
  { path: '/move', name: 'move', component: () => import('./ui/home/MoveScreen.vue') },
  { path: '/help', name: 'help', component: () => import('./ui/home/HelpScreen.vue') },
  { path: '/credits', redirect: { name: 'help', hash: '#credits' } },
  {
    path: '/:rest(.*)*',
    redirect: () => {
      sayWhy('page')
      return { name: 'home' }
    },
  },
]

const lastPlace = localValue('place')

export const makeRouter = (): Router => {
  const router = createRouter({
    history: createWebHashHistory(),
    routes,
    // The first screen is at its top already; scrolling there would have it laid out before it is complete.
    scrollBehavior: (_to, from) => (from === START_LOCATION ? false : { top: 0 }),
  })
  router.onError((error: Error, to, from) => {
    if (error.name !== NOT_HERE) return
    missing.say()
    // There is no screen yet that could be tapped.
    if (from === START_LOCATION) setTimeout(() => void router.replace(to.fullPath).catch(() => undefined), 2_000)
  })
  router.afterEach((to, _from, failure) => {
    if (failure) return
    if (!BESIDE.has(String(to.name)) && useGame().isOpen) useGame().close()
    // The game is open now, so the notice about it goes.
    if (to.name === 'game') useNotices().dismissKind('import')
    // A public window is not a place to come back to.
    if (to.name !== 'town') lastPlace.write(to.fullPath)
  })
  return router
}

/** The last place, if the app was started without an address. */
export const placeToRestore = (hash: string): string | undefined => {
  const place = lastPlace.read()
  return hash === '' && typeof place === 'string' && /^\/(game\/|setup)/.test(place) ? place : undefined
}

/** If a screen cannot be drawn, the next start must not try it again. */
export const forgetPlace = (): void => lastPlace.write('/')
