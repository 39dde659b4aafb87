import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Build } from './build'

/** A page that only draws a button and answers it: what the browser and the machine take for themselves, whatever the app does. */
export const emptyPage = (): Build => {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-empty-'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Empty</title><link rel="stylesheet" href="./style.css"><script type="module" src="./script.js"></script>',
  )
  writeFileSync(join(folder, 'style.css'), 'button { width: 100px; height: 100px; }')
  writeFileSync(
    join(folder, 'script.js'),
    'const button = document.createElement("button"); button.textContent = "Tap"; button.onclick = () => button.classList.add("is-answered"); document.body.append(button)',
  )
  return { name: 'empty page', folder, isMoonrise: false, marks: { ready: 'button', count: 1, tap: 'button', then: '.is-answered' } }
}
