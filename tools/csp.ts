import { earlyGameHash } from './earlyGame.ts'

/** One policy for the page's own tag and for the served header. Nothing comes from another host, nothing runs inline but the one script that is named by its hash. */
const policy = {
  'default-src': "'none'",
  'script-src': `'self' ${earlyGameHash}`,
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

const text = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([rule, sources]) => `${rule} ${sources}`)
    .join('; ')

export const pagePolicy = text(policy)

// A browser ignores `frame-ancestors` in a page's own tag.
export const servedPolicy = text({ ...policy, 'frame-ancestors': "'none'" })
