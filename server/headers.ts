import { extname } from 'node:path'
import { servedPolicy } from '../tools/csp.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
export const typeOf = (file: string): string => types[extname(file)] ?? 'application/octet-stream'

/** Already compressed. */
export const isPacked = (file: string): boolean => ['.png', '.webp', '.woff2'].includes(extname(file))

export const headers = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Headers that only pages and workers need are not sent with other files, to save bytes. */
export const pageHeaders = {
  'Content-Security-Policy': servedPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
}
