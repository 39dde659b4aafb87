import { unzipSync } from 'fflate'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { servedPolicy } from '../../tools/csp'
import { apacheHeaders, netlifyHeaders, vercelHeaders } from '../../tools/hostHeaders'
import { librariesIn, packageOf, textOf } from '../../tools/licences'
import { zipOf } from '../../tools/package'

const folder = mkdtempSync(join(tmpdir(), 'moonrise-package-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('makes one zip of a whole build, the same each time', () => {
  expect(() => zipOf(folder)).toThrow('no build')
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), 'page')
  writeFileSync(join(folder, '.htaccess'), 'headers')
  writeFileSync(join(folder, 'assets/a.js'), 'script')
  const zip = zipOf(folder)
  const files = unzipSync(zip)
  expect(Object.keys(files).sort()).toEqual(
    [
      'CHANGELOG.md',
      'LICENSE',
      'NOTICE.md',
      'READ ME FIRST.txt',
      'moonrise/.htaccess',
      'moonrise/assets/a.js',
      'moonrise/index.html',
    ].sort(),
  )
  expect(Buffer.from(files['moonrise/assets/a.js']!).toString()).toBe('script')
  expect(Buffer.from(zipOf(folder)).equals(Buffer.from(zip))).toBe(true)
})

it('tells every static host the same policy as our own server', () => {
  expect(netlifyHeaders()).toContain(`  Content-Security-Policy: ${servedPolicy}\n`)
  expect(apacheHeaders()).toContain(`  Header set Content-Security-Policy "${servedPolicy}"\n`)
  expect(servedPolicy).not.toContain('"')
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { headers: unknown }
  expect(headers, 'run npx tsx tools/hostHeaders.ts').toEqual(vercelHeaders())
})

it('lets Apache keep exactly what has a hash in its name', () => {
  const pattern = new RegExp(/FilesMatch "(.+)"/.exec(apacheHeaders())?.[1] ?? 'none')
  for (const file of ['moonrise-BLCkdB.css', 'grimoire-CjCvopV.js', 'spectral-500-a_B-12.woff2']) expect(file, file).toMatch(pattern)
  for (const file of ['index.html', 'sw.js', 'manifest.webmanifest', 'licences.txt', 'icon.svg']) expect(file, file).not.toMatch(pattern)
})

it('has a workflow for Pages that builds as we do', () => {
  const flow = parse(readFileSync('.github/workflows/pages.yml', 'utf8')) as {
    permissions: unknown
    jobs: { deploy: { steps: readonly { run?: string; uses?: string; with?: Record<string, string> }[] } }
  }
  expect(flow.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' })
  const { steps } = flow.jobs.deploy
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const run = steps.flatMap((step) => (step.run?.startsWith('npm run ') ? [step.run.slice('npm run '.length)] : []))
  expect(run).toEqual(['check', 'bundle'])
  for (const script of run) expect(scripts, script).toHaveProperty([script])
  expect(steps.find(({ uses }) => uses?.includes('upload-pages-artifact'))?.with).toEqual({ path: 'dist' })
  expect(existsSync('.nvmrc')).toBe(true)
})

it('has a service that listens to this computer only', () => {
  const unit = readFileSync('hosting/moonrise.service', 'utf8')
  expect(unit).toMatch(/^Environment=.*HOST=127\.0\.0\.1/m)
  const [, file = ''] = /^ExecStart=\/usr\/bin\/node --import tsx (\S+)$/m.exec(unit) ?? []
  expect(existsSync(file), file).toBe(true)
})

it('has a change log in the usual form that begins with this version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const titles = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  expect(titles[0]).toBe('[Unreleased]')
  expect(titles[1]).toMatch(new RegExp(`^\\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`))
})

it('knows whose a module is, and reads the list of licences back', () => {
  expect(packageOf('/x/node_modules/@vue/shared/dist/shared.js')).toBe('@vue/shared')
  expect(packageOf('/x/node_modules/a/node_modules/b/index.js?v=1')).toBe('b')
  expect(packageOf('C:\\x\\node_modules\\pinia\\dist\\pinia.js')).toBe('pinia')
  expect(packageOf('\0vite/preload-helper.js')).toBe('vite')
  expect(packageOf('/x/src/main.ts')).toBeUndefined()
  const text = textOf([
    { name: 'vue', version: '3.5.0', licence: 'MIT', text: 'words' },
    { name: '@a/b', version: '1.0.0', licence: 'ISC', text: 'words\n\nmore 1.0 (words)' },
  ])
  expect(librariesIn(text)).toEqual([
    ['@a/b', '1.0.0', 'ISC'],
    ['vue', '3.5.0', 'MIT'],
  ])
  expect(text).toContain('assets/OFL-spectral.txt')
})
