import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { speak } from '@/text/language'
import { languageOf, type LanguageCode } from '@/text/languages'
import { wordsOf } from '@/text/wordsOf'
import { serve } from '../../server/serve.ts'
import { browserArguments, findChromium } from './browser.ts'
import { cutOff } from './cutOff.ts'
import { moreScenes } from './moreScenes.ts'
import { shotScenes } from './shotScenes.ts'
import { resize } from './still.ts'

/**
 * One picture per screen and size for docs/screens: `npm run shots [-- NAME…]`. SHOTS=folder FORMAT=png gives sharp ones elsewhere.
 * SHOTS=folder LANGUAGE=de takes them in that language, with more screens, and names the words that are cut off or lie on others.
 */
const sizes = { tablet: [1180, 820], portrait: [820, 1180], large: [1366, 1024], phone: [390, 844] } as const
const MOST_BYTES = 3_000_000
const folder = process.env.SHOTS ?? 'docs/screens'
const format = process.env.FORMAT === 'png' ? 'png' : 'webp'
const wanted = process.argv.slice(2)
const code = process.env.LANGUAGE as LanguageCode | undefined
if (code && !process.env.SHOTS) throw new Error('SHOTS says where pictures in a language go')
const load = code && languageOf(code).load
if (load) speak(await wordsOf((await load()).language))
const scenes = [...shotScenes, ...(code || wanted.length ? moreScenes : [])]

const found = await findChromium()
const served = await serve({ folder: process.env.DIST ?? 'dist' })
const browser = await chromium.launch({ executablePath: found.path, args: browserArguments() })
if (!wanted.length) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

for (const { name, go } of scenes) {
  if (wanted.length && !wanted.includes(name)) continue
  const context = await browser.newContext({
    hasTouch: true,
    baseURL: served.url,
    reducedMotion: 'reduce',
    viewport: { width: 1180, height: 820 },
  })
  // The runner marks functions with their names; a page does not know that mark.
  await context.addInitScript({ content: 'globalThis.__name = (it) => it' })
  const page = await context.newPage()
  if (code)
    await page.addInitScript(
      (chosen) => ['language', 'townLanguage'].forEach((kept) => localStorage.setItem(`moonrise:${kept}`, `"${chosen}"`)),
      code,
    )
  await go(page)
  // Titles and art come after the first screen.
  await page.waitForLoadState('networkidle')
  // Dismiss notices.
  for (const close of await page.locator('.shelf__notice .tool').all()) await close.click().catch(() => undefined)
  const devtools = await context.newCDPSession(page)
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await resize(page, width, height)
    // Chromium can write WebP itself.
    const { data } = await devtools.send('Page.captureScreenshot', format === 'png' ? { format } : { format, quality: 20 })
    await writeFile(join(folder, `${name}-${size}.${format}`), Buffer.from(data, 'base64'))
    if (code) for (const words of await cutOff(page)) console.log(`${name}, ${size}: ${words}`)
  }
  await context.close()
  console.log(name)
}

await browser.close()
await served.close()
const bytes = (await Promise.all((await readdir(folder)).map(async (file) => (await stat(join(folder, file))).size))).reduce(
  (all, one) => all + one,
  0,
)
console.log(`${(bytes / 1e6).toFixed(2)} MB of pictures in ${folder}`)
if (format === 'webp' && bytes > MOST_BYTES) throw new Error('The pictures weigh more than 3 MB')
