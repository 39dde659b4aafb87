import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { authorityText, DAY, makeAuthority, readAuthority, type Authority } from './authority.ts'

export interface KeptAuthority extends Authority {
  readonly file: string
  /** Why tablets have to trust it again; undefined if they do not. */
  readonly renewed: 'first' | 'expired' | 'damaged' | undefined
  /** Other users of this computer could read the key until now. */
  readonly exposed: boolean
}

/** Replaced this long before it expires: longer than any certificate it signs. */
const SPARE_DAYS = 400

/** The authority of this computer, made at the first start. Only this user can read its key. */
export async function keptAuthority(folder: string, computer: string, now: number): Promise<KeptAuthority> {
  const file = join(folder, 'authority.pem')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return { ...(await keep(file, computer, now)), file, renewed: 'first', exposed: false }

  const authority = await readAuthority(text).catch(() => undefined)
  const renewed = !authority ? 'damaged' : authority.certificate.notAfter.getTime() < now + SPARE_DAYS * DAY ? 'expired' : undefined
  const exposed = await othersCanRead(file)
  if (exposed) await chmod(file, 0o600)
  if (authority && !renewed) return { ...authority, file, renewed, exposed }
  await rename(file, `${file}.old`)
  return { ...(await keep(file, computer, now)), file, renewed, exposed }
}

/** Written atomically. If another start was faster, its authority is used. */
async function keep(file: string, computer: string, now: number): Promise<Authority> {
  const authority = await makeAuthority(computer, now)
  const part = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(part, await authorityText(authority), { mode: 0o600, flag: 'wx' })
  try {
    await link(part, file)
    return authority
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return await readAuthority(await readFile(file, 'utf8'))
  } finally {
    await rm(part)
  }
}

/** Windows has no such modes; there the folder belongs to the user alone. */
const othersCanRead = async (file: string): Promise<boolean> => process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0
