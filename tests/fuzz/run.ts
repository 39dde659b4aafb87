import type { Edition } from './books'
import { fuzzGame } from './game'
import { keptSeeds } from './seeds'

const number = (name: string): number | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : Number(process.argv[at + 1])
}

const editions: readonly Edition[] = ['bmr', 'tb', 'mixed', 'random']
const edition = editions.find((one) => process.argv.includes(`--${one}`)) ?? 'bmr'
const games = number('games') ?? 1000
const first = number('seed') ?? Date.now() % 1_000_000_000
const started = Date.now()
const seen = { wild: 0, whole: 0, entries: 0, nights: 0, good: 0, evil: 0, open: 0 }
const failures: number[] = []

console.log(`${games} games of ${edition} from seed ${first} (again: npm run fuzz -- --${edition} --seed ${first} --games ${games})`)
for (const seed of number('seed') === undefined
  ? [
      ...keptSeeds.filter((kept) => (kept.edition ?? 'bmr') === edition).map(({ seed }) => seed),
      ...Array.from({ length: games }, (_, at) => first + at),
    ]
  : Array.from({ length: games }, (_, at) => first + at)) {
  const { kind, entries, nights, winner, broken } = fuzzGame(seed, edition)
  seen[kind]++
  seen.entries += entries
  seen.nights += nights
  if ((seen.wild + seen.whole) % 100 === 0) console.error(`${seen.wild + seen.whole} games, ${Math.round((Date.now() - started) / 1000)} s`)
  if (kind === 'whole') seen[winner ?? 'open']++
  if (!broken) continue
  failures.push(seed)
  console.log(`\nseed ${seed} (${kind}) broke a law:\n${broken}\n`)
  if (failures.length >= (number('stop') ?? 5)) break
}

console.log(JSON.stringify({ ...seen, failures, seconds: Math.round((Date.now() - started) / 1000) }))
process.exitCode = failures.length ? 1 : 0
