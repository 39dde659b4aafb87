import type { ScriptFile } from '@/scripts/read/scriptFile'
import { scriptToLink } from '@/scripts/read/scriptLink'
import { writeScript } from '@/scripts/read/writeScript'
import { FILE_TYPE } from '@/storage/gameFile'
import { shelfText as text } from '@/text/en/shelf'
import { saveFile, shareFile, sharesFile } from '../library/handOver'

const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'script'

const fileOf = (script: ScriptFile): File => new File([writeScript(script)], `${plainName(script.name ?? '')}.json`, { type: FILE_TYPE })

export const sharesScripts = (): boolean => sharesFile(new File(['[]'], 'script.json', { type: FILE_TYPE }))

export const giveScript = (script: ScriptFile, way: 'save' | 'share') =>
  way === 'share' ? shareFile(fileOf(script), script.name ?? text.unnamed) : saveFile(fileOf(script))

/** The address of this app with the whole script in it: opening it asks nobody for anything. */
export const linkTo = (script: ScriptFile): string => `${location.href.replace(/#.*$/, '')}#/script/${scriptToLink(script)}`
