import { unsavedGames } from './app/device/unsaved'
import { gameToFile, handOut } from './app/library/gamesOut'
import { saveReport } from './app/library/report'
import { useGame } from './app/game/game'
import { keepingText } from './text/en/keeping'

const text = keepingText.wrong

/** Plain elements: whatever broke, this does not stand on it. One at a time. */
export const showWentWrong = (page: Document = document): void => {
  if (page.querySelector('.went-wrong')) return
  const sheet = page.createElement('dialog')
  sheet.className = 'sheet sheet--small went-wrong'
  sheet.setAttribute('aria-label', text.title)
  const [head, body, foot] = (['head', 'body', 'foot'] as const).map((part) =>
    sheet.appendChild(Object.assign(page.createElement('div'), { className: `sheet__${part}` })),
  )
  const say = (into: Element | undefined, tag: string, words: string) =>
    into?.appendChild(Object.assign(page.createElement(tag), { textContent: words }))
  const button = (words: string, act: string, run: () => void) => {
    const made = Object.assign(page.createElement('button'), { type: 'button', className: 'btn', textContent: words, onclick: run })
    made.dataset['act'] = act
    foot?.appendChild(made)
  }
  const open = useGame().id
  say(head, 'h2', text.title)
  say(body, 'p', unsavedGames.value.length ? text.unsaved : text.saved)
  say(body, 'p', keepingText.report.hint)
  if (open) button(text.file, 'wrong-file', () => void gameToFile(open).then((file) => file && handOut(file)))
  button(keepingText.report.make, 'report', () => void saveReport())
  button(text.reload, 'wrong-reload', () => location.reload())
  button(text.close, 'wrong-close', () => sheet.remove())
  page.body.append(sheet)
  sheet.showModal()
}
