/** Who may import whom, as a lint rule. The rooms are those of CONTRIBUTING.md. */
import { dirname, posix, relative, resolve, sep } from 'node:path'

/**
 * @typedef {object} Import
 * @property {string} from the importing file, from `src`
 * @property {string} to the imported file, from `src`, or a package's name after `npm:`
 * @property {boolean} typeOnly
 */

/** @type {Record<string, readonly string[]>} */
const packages = {
  core: [],
  characters: [],
  scripts: ['valibot'],
  storage: ['idb-keyval', 'valibot'],
  live: ['@noble/ciphers', '@noble/hashes', '@noble/curves', '@hocuspocus/provider', 'yjs'],
  pwa: ['workbox-window', 'workbox-core', 'workbox-precaching', 'workbox-routing'],
  text: [],
  app: ['vue', 'pinia', 'vue-router', 'valibot', 'uqr', 'yjs'],
  ui: ['vue', 'pinia', 'vue-router'],
  entry: ['vue', 'pinia', 'vue-router'],
}

/** Within the core each part stands on those before it; what decides and what is shown do not know of each other. @type {Record<string, readonly string[]>} */
const floors = {
  model: [],
  journal: ['model'],
  rules: ['model'],
  decide: ['model', 'journal', 'rules'],
  views: ['model', 'journal', 'rules'],
}
/** @param {string} path */
const floorOf = (path) => path.split('/')[1] ?? ''

/** What each folder of the app uses of the others; types may come from any. `start` uses all of them, and none uses it. @type {Record<string, readonly string[]>} */
const folders = {
  device: [],
  engine: ['device', 'game'],
  session: ['device', 'engine'],
  game: ['device', 'engine', 'session', 'cards'],
  cards: ['device', 'engine', 'game'],
  night: ['device', 'engine', 'game', 'cards'],
  day: ['device', 'engine', 'game', 'cards'],
  shelf: ['device', 'engine', 'library'],
  setup: ['device', 'engine', 'game', 'shelf'],
  library: ['device', 'engine', 'game', 'session', 'cards', 'day', 'setup'],
  live: ['device', 'engine', 'game', 'session'],
  start: ['device', 'engine', 'game', 'session', 'cards', 'night', 'day', 'setup', 'shelf', 'library', 'live'],
}

/** What the screens of a folder read, besides the running game, the device and the start. @type {Record<string, readonly string[]>} */
const screens = {
  cards: ['cards'],
  day: ['day', 'session'],
  end: ['cards', 'library'],
  grimoire: ['night', 'day', 'cards', 'engine', 'library', 'session'],
  home: ['library', 'cards', 'setup', 'shelf', 'engine'],
  live: ['live'],
  night: ['night', 'cards', 'engine'],
  reference: ['engine'],
  setup: ['setup', 'shelf'],
  story: ['library'],
  town: ['session', 'day'],
}
const everyScreen = ['game', 'device', 'start']

/** @type {Record<string, (each: Import) => boolean>} */
const rooms = {
  core: ({ from, to }) =>
    inside(to, 'core') &&
    (inside(from, 'core/api') ||
      inside(from, 'core/informing') ||
      isInforming(from, to) ||
      floorOf(from) === floorOf(to) ||
      (floors[floorOf(from)] ?? []).includes(floorOf(to))),
  characters: ({ from, to }) =>
    inside(to, 'core/model') ||
    (inside(from, 'characters/learning') && inside(to, 'core/informing')) ||
    isVocabulary(from, to) ||
    (isDoor(from) && inside(to, posix.dirname(from))),
  scripts: ({ to, typeOnly }) =>
    ['core/model', 'characters', 'scripts', 'text', ...(typeOnly ? ['core'] : [])].some((room) => inside(to, room)),
  storage: ({ to, typeOnly }) => inside(to, 'storage') || isSeal(to) || (typeOnly && !inside(to, 'ui')),
  live: ({ to, typeOnly }) => inside(to, 'live') || (typeOnly && !inside(to, 'ui')),
  pwa: ({ to, typeOnly }) => inside(to, 'pwa') || (typeOnly && !inside(to, 'ui')),
  text: ({ to, typeOnly }) => inside(to, 'text') || (typeOnly && !inside(to, 'ui')),
  app: (each) =>
    inside(each.to, 'app')
      ? folder(each)
      : inside(each.to, 'core')
        ? throughDoor(each)
        : !inside(each.to, 'ui') && roomOf(each.to) !== 'entry',
  ui: (each) => (isShared(each.from) ? sharedPart(each) : screen(each)),
  entry: () => true,
}

/** @param {Import} each */
const throughDoor = ({ to, typeOnly }) => typeOnly || inside(to, 'core/api')

/** A part is dumb: it is told what to show and knows no store. @param {Import} each */
const sharedPart = ({ to, typeOnly }) => isShared(to) || inside(to, 'text') || (typeOnly && (isNoun(to) || inside(to, 'app')))

/** @param {Import} each */
const folder = ({ from, to, typeOnly }) => {
  const [own, other] = [floorOf(from), floorOf(to)]
  return own === other || (own in folders && other in folders && (typeOnly || (folders[own] ?? []).includes(other)))
}

/** @param {Import} each */
const readsApp = ({ from, to }) => inside(to, 'app') && [...everyScreen, ...(screens[floorOf(from)] ?? [])].includes(floorOf(to))

/** @param {Import} each */
const screen = (each) => readsApp(each) || inside(each.to, screenOf(each.from)) || sharedPart(each) || (each.typeOnly && isNoun(each.to))

/** What characters are written in. `contract` is the ground the others stand on. @param {string} from @param {string} to */
const isVocabulary = (from, to) =>
  inside(to, 'characters/contract') ||
  (!inside(from, 'characters/contract') &&
    ['belief', 'falseInfo', 'grandchild', 'learning'].some((file) => inside(to, `characters/${file}`)))
/** News names what tells it and shows it, by type alone: both come with the characters that tell. @param {string} from @param {string} to */
const isInforming = (from, to) =>
  inside(from, 'core/model/information') && (inside(to, 'core/decide/inform') || inside(to, 'core/views/infoView'))
/** Checksums and ids: what is read must be compared with what was made. @param {string} path */
const isSeal = (path) => inside(path, 'core/journal/seal') || inside(path, 'core/model/ids')
/** @param {string} path */
const isNoun = (path) => inside(path, 'core/views') || inside(path, 'core/model') || inside(path, 'core/decide/decision')
/** @param {string} path */
const isShared = (path) => inside(path, 'ui/parts') || inside(path, 'ui/style')
/** @param {string} path */
const screenOf = (path) => path.split('/').slice(0, 2).join('/')
/** @param {string} path */
const isDoor = (path) => /(^|\/)index\.ts$/.test(path)
/** @param {string} path @param {string} folder */
const inside = (path, folder) => path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`)
/** @param {string} path */
const roomOf = (path) => (path.includes('/') ? (path.split('/')[0] ?? '') : path.includes('.') ? 'entry' : path)

/** @param {Import} each */
export function mayImport(each) {
  const room = roomOf(each.from)
  if (each.to.startsWith('npm:')) return (packages[room] ?? []).includes(each.to.slice(4))
  return rooms[room]?.(each) ?? false
}

/**
 * Where an import leads, from `src`; undefined for what lies outside of it.
 * @param {string} source @param {string} file @param {string} src
 */
export function destination(source, file, src) {
  const bare = source.replace(/\?.*$/, '')
  if (bare.startsWith('virtual:')) return undefined
  if (!bare.startsWith('.') && !bare.startsWith('@/')) {
    const parts = bare.split('/')
    return `npm:${bare.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]}`
  }
  const absolute = bare.startsWith('@/') ? resolve(src, bare.slice(2)) : resolve(dirname(file), bare)
  const path = relative(src, absolute).split(sep).join('/')
  return path.startsWith('..') ? 'outside' : path
}

/** @type {import('eslint').Rule.RuleModule} */
export const layers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden: '{{from}} may not import {{to}}: see "Who may import whom" in CONTRIBUTING.md',
      typeOnly: '{{from}} may import only types of {{to}}: write `import type`',
    },
  },
  create(context) {
    const src = resolve(context.cwd, 'src')
    const from = relative(src, context.filename).split(sep).join('/')

    /** @param {import('estree').Node} node @param {unknown} source @param {boolean} typeOnly */
    const check = (node, source, typeOnly) => {
      if (typeof source !== 'string') return
      const to = destination(source, context.filename, src)
      if (to === undefined || mayImport({ from, to, typeOnly })) return
      const messageId = mayImport({ from, to, typeOnly: true }) ? 'typeOnly' : 'forbidden'
      context.report({ node, messageId, data: { from, to: to.replace('npm:', '') } })
    }
    /** @param {any} node */
    const declaration = (node) => {
      const kind = node.importKind ?? node.exportKind
      if (node.source) check(node, node.source.value, kind === 'type')
    }
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: (node) => check(node, /** @type {any} */ (node.source).value, false),
    }
  },
}
