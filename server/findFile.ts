import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

export type Found = { readonly file: string } | 'without slash' | undefined

/** The path of a request, or undefined if it is invalid: no hidden files, no parent folders, no empty parts. */
export function pathOf(asked: string): string | undefined {
  const [path = ''] = asked.split(/[?#]/)
  try {
    const decoded = decodeURIComponent(path)
    // Two slashes would start another host's name in a redirect.
    const [before, ...segments] = decoded.split('/')
    const fine =
      before === '' && segments.every((segment, at) => (segment !== '' || at === segments.length - 1) && !/^\.|[\\\0]/.test(segment))
    return fine ? decoded : undefined
  } catch {
    return undefined
  }
}

/** `within` is relative to the folder. Symbolic links out of the folder are not followed. */
export async function findFile(folder: string, within: string): Promise<Found> {
  try {
    const root = await realpath(folder)
    const isFolder = within === '' || within.endsWith('/')
    const file = await realpath(join(root, isFolder ? `${within}index.html` : within))
    if (!file.startsWith(root + sep)) return undefined
    const { isFile, isDirectory } = await stat(file).then((stats) => ({ isFile: stats.isFile(), isDirectory: stats.isDirectory() }))
    if (isFile) return { file }
    if (isFolder || !isDirectory) return undefined
    return (await findFile(folder, `${within}/`)) && 'without slash'
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
