import type { OldEntry } from '../migrations'

const idOf = (old: unknown): unknown => (typeof old === 'number' ? String(old) : old)
const isObject = (value: unknown): value is OldEntry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Ids become texts, so that no two devices make the same one; the numbers of an old game keep their digits. The checksum is added by whoever reads the game. */
export const envelopeToSchema2 = ({ id, parent, base, replaces, command, ...rest }: OldEntry): OldEntry => ({
  ...rest,
  id: idOf(id),
  parent: idOf(parent),
  ...(base === undefined ? {} : { base: idOf(base) }),
  ...(Array.isArray(replaces) ? { replaces: replaces.map(idOf) } : {}),
  command: isObject(command) && command['type'] === 'redecide' ? { ...command, entry: idOf(command['entry']) } : command,
})
