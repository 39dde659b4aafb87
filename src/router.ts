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
import { allWords } from './app/device/language'
import { useNotices } from './app/device/notices'
import { loadScript } from './app/engine/scripts'
import { viewedScript } from './app/engine/viewed'
import type { CannotOpen } from './app/session/sessions'
import { takeLink } from './app/live/takenLink'
import { fetchGrimoire, fetchTogether, panels } from './panels'
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
  {
    path: '/setup',
    name: 'setup',
    component: () => import('./ui/setup/SetupScreen.vue'),
    beforeEnter: async () => {
      await withScript()
      await (await import('./app/setup/setupScript')).openSetupScript()
    },
  },
  { path: '/scripts', name: 'scripts', component: () => import('./ui/home/scripts/ScriptsScreen.vue') },
  { path: '/scripts/new', name: 'make-script', component: () => import('./ui/home/scripts/BuilderScreen.vue') },
  { path: '/scripts/:id', name: 'script', component: () => import('./ui/home/scripts/ScriptScreen.vue') },
  { path: '/scripts/:id/edit', name: 'edit-script', component: () => import('./ui/home/scripts/BuilderScreen.vue') },
  {
    path: '/script/:link(.*)',
    component: () => import('./ui/home/scripts/ScriptsScreen.vue'),
    beforeEnter: async (to) => (await import('./app/shelf/linkedScript')).takeLink(to.fullPath.replace(/^\/script\//, '')),
  },
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
    path: '/:door(watch|join|tv)',
    name: 'live',
    component: () => fetchTogether().then(({ LiveDoor }) => LiveDoor),
    props: { sheet: panels.reference },
  },
  // A link with keys leaves the address at once: TVs show it, and browsers send what was visited to other devices.
  {
    path: '/:door(watch|join)/:link',
    redirect: ({ params: { door, link } }) => (takeLink(String(link), String(door)), `/${String(door)}`),
  },
  {
    path: '/story/:id',
    name: 'story',
    component: () => import('./ui/story/StoryScreen.vue'),
    // The story shows every secret, so a covered game stays covered.
    beforeEnter: (to) => (useCover().covered ? `/game/${String(to.params['id'])}` : openGame(to)),
  },
  {
    path: '/reference',
    name: 'reference',
    component: () => import('./ui/reference/ReferenceScreen.vue'),
    beforeEnter: async (to) => {
      await withScript()
      const { script } = to.query
      viewedScript.value = typeof script === 'string' ? await (await import('./app/shelf/linkedScript')).toRead(script) : undefined
    },
  },
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
  // The router hears of a new address only after its first screen, and would write the old one over it.
  let asked = location.hash
  router.beforeEach(({ name }) => name === 'game' || allWords())
  router.beforeResolve((_to, from) => {
    if (from !== START_LOCATION || location.hash === asked) return true
    asked = location.hash
    return asked.slice(1) || '/'
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
    if (to.name !== 'town' && to.name !== 'live') lastPlace.write(to.fullPath)
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
