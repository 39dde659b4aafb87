import { MOST_BYTES } from '@/storage/fileFault'
import { shelfText as text } from '@/text/en/shelf'
import { together } from '@/text/inRow'
import { useNotices } from '../device/notices'
import { useLibrary } from '../library/library'
import { useShelf } from './shelf'
import { textIn } from './textIn'

/** Games say what they are. Of everything else, a list, a link and what speaks of characters may be a script. */
const mayBeScript = (given: string): boolean =>
  !/"format"\s*:\s*"moonrise/.test(given.slice(0, 2000)) &&
  (/^\s*\S*#\/script\//.test(given) ||
    /^[\uFEFF\s]*(```\w*\s*)?\[/.test(given) ||
    /"?(_meta|characters|roles|script)"?\s*[:"]/.test(given.slice(0, 4000)))

/** Games or a script. Says what came in; gives a sentence if nothing did. */
export const bringInText = async (given: string): Promise<string | undefined> => {
  if (!mayBeScript(given)) {
    const result = await useLibrary().importText(given)
    return result.ok ? undefined : result.because
  }
  const added = await useShelf().add(given)
  const said = added.ok ? text.added(added.name || text.unnamed) : together([added.because, text.nothingChanged])
  const look = added.ok ? { action: { label: text.look, run: () => location.assign(`#/scripts/${added.id}`) } } : { stays: true }
  useNotices().show(said, { kind: 'import', ...look })
  return added.ok ? undefined : added.because
}

export const bringInFile = async (file: File): Promise<string | undefined> => {
  const given = file.size > MOST_BYTES || /\.moonrise\.json$/i.test(file.name) ? undefined : await textIn(file).catch(() => undefined)
  if (given !== undefined && mayBeScript(given)) return bringInText(given)
  const result = await useLibrary().importFile(file)
  return result.ok ? undefined : result.because
}
