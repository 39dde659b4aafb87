/** A law of the game was broken: fast-check shrinks what led there. */
export const must = (holds: unknown, law: string, detail: () => unknown = () => ''): void => {
  if (holds) return
  const found = detail()
  throw new Error(`${law}: ${typeof found === 'string' ? found : JSON.stringify(found)}`)
}
