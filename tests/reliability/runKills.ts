/** `npm run reliability:kills [-- KILLS [SEED]]`: one game, its browser killed over and over at random moments. */
import { killOften } from './kills.ts'

const kills = Number(process.argv[2] ?? 200)
const seed = Number(process.argv[3] ?? Date.now() % 2_147_483_647)
console.log(`${kills} kills, seed ${seed}`)
const began = Date.now()
const all = await killOften({ kills, seed, folder: process.env['DIST'] ?? 'dist', told: (killed) => console.log(JSON.stringify(killed)) })
const sum = (of: (killed: (typeof all)[number]) => number) => all.reduce((total, killed) => total + of(killed), 0)
const faulty = all.filter(({ faults }) => faults.length)
console.log(
  `${all.length} kills in ${Math.round((Date.now() - began) / 1000)} s, ${sum(({ taps }) => taps)} taps, ${sum(({ acknowledged }) => acknowledged)} entries acknowledged before a kill, ${all.at(-1)?.entries} entries at the end, ${all.filter(({ lastSeen }) => lastSeen === 'unsaved').length} while something was unsaved, ${faulty.length} with a fault`,
)
if (faulty.length || all.length !== kills) process.exitCode = 1
