import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache, modules } from './bundledBrowser.ts'

/** The face of an Android tablet, and one for each writing system that a test reads or writes a name in. */
const faces = {
  'noto-serif': 'Noto Serif',
  'noto-sans-sc': 'Noto Sans SC',
  'sawarabi-gothic': 'Sawarabi Gothic',
  'noto-sans-arabic': 'Noto Sans Arabic',
  'noto-sans-hebrew': 'Noto Sans Hebrew',
  'noto-color-emoji': 'Noto Color Emoji',
}

/** Only the weights a tablet has; with more, the browser would pick others than a tablet does. */
const styles = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic']

/** On Linux the browser sees only these fonts, so measurements are the same everywhere. */
export function useOwnFonts() {
  if (process.platform !== 'linux') return
  const folders = Object.keys(faces).flatMap((name) => {
    const home = join(modules, '@expo-google-fonts', name)
    return existsSync(home) ? styles.map((style) => join(home, style)).filter((folder) => existsSync(folder)) : [home]
  })
  const lost = folders.filter((folder) => !existsSync(folder))
  if (lost.length) throw new Error(`The fonts of the browser tests are missing (${lost.join(', ')}): run npm ci`)

  const families = Object.values(faces).map((face) => `<family>${face}</family>`)
  const prefer = ['serif', 'sans-serif', 'monospace', 'system-ui'].map(
    (name) => `  <alias><family>${name}</family><prefer>${families.join('')}</prefer></alias>`,
  )
  const settings = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${folder}</dir>`),
    `  <cachedir>${join(cache, 'font-cache')}</cachedir>`,
    ...prefer,
    '</fontconfig>',
    '',
  ].join('\n')

  const file = join(cache, 'fonts.conf')
  if (!existsSync(file) || readFileSync(file, 'utf8') !== settings) {
    mkdirSync(cache, { recursive: true })
    const aside = `${file}.${process.pid}`
    writeFileSync(aside, settings)
    renameSync(aside, file)
  }
  process.env.FONTCONFIG_FILE = file
}
