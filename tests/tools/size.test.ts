import { expect, it } from 'vitest'
import { earlyFiles, linkedBy, lines, liveWeights, startIn } from '../../tools/size'

const manifest = {
  '_index.js': { file: 'assets/index-1.js', name: 'moonrise', css: ['assets/index-1.css'], imports: ['_vue.js'] },
  '_vue.js': { file: 'assets/vue-1.js' },
  '_grimoire.js': { file: 'assets/Grimoire-1.js', name: 'grimoire', imports: ['_index.js', '_ring.js'] },
  '_ring.js': { file: 'assets/ring-1.js', css: ['assets/ring-1.css'] },
  'src/scripts/small/index.ts': { file: 'assets/small-1.js', imports: ['_index.js'] },
  'src/scripts/large/index.ts': { file: 'assets/large-1.js', imports: ['_index.js'] },
  'src/ui/end/EndScreen.vue': { file: 'assets/End-1.js', imports: ['_index.js'] },
}

const weightOf = (file: string) => (file.includes('large') ? 2 : 1)

it('counts what the page and the grimoire import and the heaviest script, and not what comes later', () => {
  expect([...earlyFiles(manifest, weightOf)].sort()).toEqual([
    'assets/Grimoire-1.js',
    'assets/index-1.css',
    'assets/index-1.js',
    'assets/large-1.js',
    'assets/ring-1.css',
    'assets/ring-1.js',
    'assets/vue-1.js',
  ])
})

it('counts what the page asks for by itself', () => {
  expect(
    linkedBy('<script src="./assets/a-1.js"></script><link rel="stylesheet" href="./assets/a-1.css"><link rel="icon" href="./icon.svg">'),
  ).toEqual(['assets/a-1.js', 'assets/a-1.css'])
  expect(
    linkedBy('<link data-early="" href="./assets/b-1.js"><link data-early="other-script" as="fetch" href="./assets/c-1.js">'),
    'another script is fetched by its own games only',
  ).toEqual(['assets/b-1.js'])
})

it('counts for another language its first words and the heaviest edition', () => {
  const chunk = (key: string) => [key, { file: `assets/${key}.js` }] as const
  const parts = ['index.ts', 'later.ts', 'characters/bmr.ts', 'characters/tb.ts']
  const languages = Object.fromEntries(['de', 'zh'].flatMap((code) => parts.map((part) => chunk(`src/text/${code}/${part}`))))
  const weights = (file: string) => (file.includes('index') ? 100 : file.includes('bmr') ? 10 : file.includes('zh') ? 20 : 1)
  expect([...startIn({ ...manifest, ...languages }, weights)]).toEqual([
    ['de', 110],
    ['zh', 120],
  ])
})

it('counts for live devices the words of one more language, and for a town follower what leads to the town', () => {
  const words = Object.fromEntries(
    ['de-live', 'de-watch', 'zh-live', 'zh-watch'].map((name) => [`src/text/${name}.ts`, { file: `assets/together-${name}-1.js` }]),
  )
  const live = {
    ...manifest,
    ...words,
    'src/together.ts': { file: 'assets/together-start-1.js', name: 'together-start', imports: ['_index.js'] },
    'src/ui/live/WatchScreen.vue': {
      file: 'assets/watch-1.js',
      name: 'watch',
      imports: ['_rooms.js', '_later.js'],
      css: ['assets/watch-1.css'],
    },
    '_rooms.js': { file: 'assets/together-rooms-1.js' },
    '_later.js': { file: 'assets/pages-watch-1.js', imports: ['_vue.js'] },
    '_share.js': { file: 'assets/together-1.js' },
  }
  const weights = (file: string) => (file.includes('de-') ? 10 : file.includes('zh-live') ? 100 : 1)
  const { missing, told } = liveWeights(live, earlyFiles(live, weights), weights)
  expect(missing).toEqual([])
  expect(told.map(([, weight]) => weight)).toEqual([
    // together-start, watch with its style, together-rooms, together, and Chinese
    5 + 101,
    // together-start, watch with its style, together-rooms, pages-watch, and the German words for those who watch
    5 + 10,
  ])
  const { 'src/together.ts': _gone, ...renamed } = live
  expect(liveWeights(renamed, new Set(), weights).missing).toEqual(['together-start'])
})

it('does not lose sight of a renamed grimoire', () => {
  const { '_grimoire.js': _gone, ...renamed } = manifest
  expect(() => earlyFiles(renamed, weightOf)).toThrow('files of their own')
})

it.each([
  ['assets/Grimoire-1.js', 'JavaScript before the grimoire'],
  ['assets/End-1.js', 'JavaScript and style on the way'],
  ['assets/ring-1.css', 'style and page'],
  ['index.html', 'style and page'],
  ['index.html#sprite', 'icons'],
  ['assets/icons-a1b2.js', 'icons'],
  ['assets/spectral-500-a1b2.woff2', 'text fonts'],
  ['assets/spectral-500-cyr-a1b2.woff2', 'letters of other alphabets, when a name needs them'],
  ['assets/spectral-500i-a1b2.woff2', 'title fonts, italics and art'],
  ['assets/im-fell-english-400-a1b2.woff2', 'title fonts, italics and art'],
  ['assets/im-fell-english-400i-a1b2.woff2', 'title fonts, italics and art'],
  ['assets/moon-a1b2.svg', 'title fonts, italics and art'],
  ['assets/together-rooms-a1b2.js', 'live devices, where a server has rooms for them'],
  ['assets/together-de-live-a1b2.js', 'what live devices say in other languages'],
  ['assets/pages-together-a1b2.js', 'JavaScript and style on the way'],
  ['sw.js', 'service worker'],
  ['icons/icon-512.png', 'app icons and manifest'],
])('weighs %s under %s', (file, what) => {
  const early = earlyFiles(manifest, weightOf)
  expect(lines.find((line) => line.holds(file, early))?.what).toBe(what)
})
