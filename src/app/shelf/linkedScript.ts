import { linkToFile } from '@/scripts/read/scriptLink'
import { shelfText as text } from '@/text/en/shelf'
import { useNotices } from '../device/notices'
import { loadScript } from '../engine/scripts'
import { useShelf } from './shelf'

/** A link that carries a script: the script goes on the shelf, and its page opens. */
export const takeLink = async (link: string): Promise<string> => {
  const file = linkToFile(link)
  const added = file === undefined ? undefined : await useShelf().add(file)
  if (added?.ok) return `/scripts/${added.id}`
  useNotices().show(added?.because ?? text.badLink, { stays: true })
  return '/scripts'
}

/** A script of the shelf, loaded to be read; undefined if it is not there. */
export const toRead = async (id: string): Promise<string | undefined> => {
  const shelf = useShelf()
  await shelf.refresh()
  const found = await shelf.toPlay(id)
  return found && (await loadScript(found.script, found.file)) ? found.script : undefined
}
