import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A second version of the same app in this folder, told by its title, as a build would leave it. */
export const publish = (folder: string, title: string): void => {
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const edited = edit(text)
    if (edited === text) throw new Error(`${file} has nothing that a new version changes`)
    writeFileSync(path, edited)
    return edited
  }
  const page = change('index.html', (text) => text.replace(/<title>.*<\/title>/, `<title>${title}</title>`))
  const revision = createHash('md5').update(page).digest('hex')
  change('sw.js', (text) => text.replace(/("?revision"?:")[0-9a-f]+(","?url"?:"index\.html")/, `$1${revision}$2`))
}
