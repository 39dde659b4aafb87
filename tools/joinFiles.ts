/** A file costs a request, a line in the worker's list and a name in the first file. So what is needed in the same moments is one file. */
type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null
}
type Group = { readonly name: (id: string, graph: Graph) => string | null; readonly test: RegExp; readonly priority: number }

/** Files that only live devices need. One that other moments need too begins with theirs: names are sorted, and these come last. */
export const TOGETHER = ['together', 'watch']

/** By the module that is imported lazily; the first that fits counts. One that fits none keeps a file of its own. */
const moments: readonly (readonly [string, RegExp])[] = [
  ['home', /\/src\/ui\/home\/HomeScreen\.vue/],
  ['pages', /\/src\/ui\/(home|story|reference|town)\//],
  // Only where a server has live rooms, and not stored for offline: their names begin the file's (`TOGETHER`).
  ['watch', /\/src\/(ui\/live\/WatchScreen|app\/live\/watchTown)/],
  ['together-start', /\/src\/together\.ts/],
  ['together', /\/src\/(ui|app)\/live\//],
  ['setup', /\/src\/(ui\/setup\/|app\/session\/openNew)/],
  ['cover', /\/src\/ui\/grimoire\/CoverScreen\.vue/],
  // Right after any first screen. They must not be in the file whose absence they tell.
  ['start', /\/src\/afterStart\.ts/],
  ['game', /\/src\/(app\/day|ui\/(grimoire|night|day|cards|end|parts))\//],
]

/** Groups below priority 10: the first screens take what they need before. */
export const joinFiles = (): Group[] => {
  const known = new Map<string, ReadonlySet<string>>()
  /** The moments that need this module. */
  const neededIn = (id: string, graph: Graph): ReadonlySet<string> => {
    const before = known.get(id)
    if (before) return before
    const found = new Set<string>()
    known.set(id, found)
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
    const own = dynamicImporters.length ? moments.find(([, fits]) => fits.test(id)) : undefined
    if (own) found.add(own[0])
    for (const importer of importers) for (const moment of neededIn(importer, graph)) found.add(moment)
    return found
  }
  /** Few files for what is needed often: on a slow line each costs a wait of its own. Who follows a town loads no more than that takes. */
  const isShared = (all: ReadonlySet<string>): boolean => all.size > 2 && !all.has('watch')
  const test = /\/src\//
  // A group takes along what its modules import. That is needed in the same moments or in more: the most shared come first.
  return [
    { name: (id, graph) => (isShared(neededIn(id, graph)) ? 'shared' : null), test, priority: 2.5 },
    ...moments.map((_, at) => ({
      name: (id: string, graph: Graph) => {
        const all = neededIn(id, graph)
        return all.size === at + 1 && !isShared(all) ? [...all].sort().join('-') : null
      },
      test,
      priority: at + 1,
    })),
  ]
}
