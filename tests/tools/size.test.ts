import { expect, it } from 'vitest'
import { earlyFiles, linkedBy, lines } from '../../tools/size'

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
  ['sw.js', 'service worker'],
  ['icons/icon-512.png', 'app icons and manifest'],
])('weighs %s under %s', (file, what) => {
  const early = earlyFiles(manifest, weightOf)
  expect(lines.find((line) => line.holds(file, early))?.what).toBe(what)
})
