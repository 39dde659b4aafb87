import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const rules = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(vue|css)$/.test(file) && !file.startsWith('style/'))
  .flatMap((file) => {
    const text = readFileSync(join('src/ui', file), 'utf8')
    const style = file.endsWith('.css') ? text : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n')
    return [...style.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      file,
      selector: selector.trim(),
      body,
    }))
  })
const told = ({ file, selector }: { file: string; selector: string }) => `${file}: ${selector}`
const literalColour = /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/i
const ofIcon = ({ selector }: { selector: string }) => /\.icon(?![\w-])(?!\))[^\s>+~]*$/.test(selector)

it('gives an icon its size from the tokens, or as a share of what it stands in', () => {
  expect(rules.filter(ofIcon).length).toBeGreaterThan(40)
  expect(rules.filter((rule) => ofIcon(rule) && /(^|[\s;])(width|height):/.test(rule.body)).map(told)).toEqual([])
  expect(rules.filter(({ body }) => /--icon:(?! (var\(--i-[\w-]+\)|[\d.]+(%|em|mm));)/.test(body)).map(told)).toEqual([])
})

it('takes the colours of icons, and of every style in a component, from the tokens', () => {
  expect(rules.filter((rule) => ofIcon(rule) && literalColour.test(rule.body)).map(told)).toEqual([])
  const inComponent = rules.filter(({ file, body }) => file.endsWith('.vue') && literalColour.test(body))
  expect(inComponent.map(told), 'only paper is white by itself').toEqual(['story/StoryScreen.vue: html,\n  body'])
})
