/** The headers that `npm start` sends, in the words of the usual static hosts. A host that knows neither file simply serves them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { headers, pageHeaders } from '../server/headers.ts'

const lines = (of: Readonly<Record<string, string>>, line: (name: string, value: string) => string) =>
  Object.entries(of).map(([name, value]) => line(name, value))

const KEPT = 'public, max-age=31536000, immutable'

/** Netlify and Cloudflare Pages. What matches several rules gets them all, so the page's own are not for the assets. */
export const netlifyHeaders = (): string =>
  [
    '/*',
    ...lines({ ...headers, ...pageHeaders }, (name, value) => `  ${name}: ${value}`),
    ...['/', '/index.html', '/sw.js', '/manifest.webmanifest'].flatMap((path) => [path, '  Cache-Control: no-cache']),
    '/assets/*',
    `  Cache-Control: ${KEPT}`,
    '',
  ].join('\n')

/** Apache, as most web space has it. */
export const apacheHeaders = (): string =>
  [
    'AddType application/manifest+json .webmanifest',
    'AddType font/woff2 .woff2',
    'AddDefaultCharset utf-8',
    'Options -Indexes',
    '<IfModule mod_headers.c>',
    ...lines({ ...headers, ...pageHeaders }, (name, value) => `  Header set ${name} "${value}"`),
    '  Header set Cache-Control "no-cache"',
    '  <FilesMatch "-[\\w-]{6,7}\\.(js|css|woff2|svg|png)$">',
    `    Header set Cache-Control "${KEPT}"`,
    '  </FilesMatch>',
    '</IfModule>',
    '<IfModule mod_deflate.c>',
    '  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/manifest+json image/svg+xml',
    '</IfModule>',
    '',
  ].join('\n')

/**
 * Vercel reads its file from the repository. `npx tsx tools/hostHeaders.ts` writes them there, and a test holds it to them.
 * The page's own policy differs with every build; the header adds only what a page cannot say of itself.
 */
export const vercelHeaders = () => {
  const list = (of: Readonly<Record<string, string>>) => Object.entries(of).map(([key, value]) => ({ key, value }))
  return [
    {
      source: '/(.*)',
      headers: list({ ...headers, ...pageHeaders, 'Content-Security-Policy': "frame-ancestors 'none'", 'Cache-Control': 'no-cache' }),
    },
    { source: '/assets/(.*)', headers: list({ 'Cache-Control': KEPT }) },
  ]
}

export const hostHeaders = (): Plugin => ({
  name: 'moonrise-host-headers',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '_headers', source: netlifyHeaders() })
    this.emitFile({ type: 'asset', fileName: '.htaccess', source: apacheHeaders() })
  },
})

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const vercel = JSON.parse(readFileSync('vercel.json', 'utf8')) as object
  writeFileSync('vercel.json', `${JSON.stringify({ ...vercel, headers: vercelHeaders() }, undefined, 2)}\n`)
}
