/** How much memory a product holds, and whether it ever stops taking more. */
import { execFileSync } from 'node:child_process'

const KB = 1024

/** Bytes resident in the workerd processes of a group. */
export function memoryOf(group) {
  const lines = execFileSync('ps', ['-A', '-o', 'pgid=,rss=,args=']).toString().split('\n')
  const ours = lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .filter(([, pgid, , args]) => Number(pgid) === group && /workerd/.test(args.split(' ')[0]))
  return ours.reduce((sum, [, , rss]) => sum + Number(rss) * KB, 0)
}

const PARTS = 4
const LEAST = 3 * PARTS
const GROWTH = 1.5

/**
 * Samples at equal distances, without the warming up. Waste that is collected falls back to a floor: growth
 * without end is a floor that rises in every quarter, to half as much again.
 */
export function growsWithoutEnd(samples) {
  if (samples.length < LEAST) return false
  const size = Math.floor(samples.length / PARTS)
  const floors = Array.from({ length: PARTS }, (_, n) =>
    Math.min(...samples.slice(n * size, n === PARTS - 1 ? undefined : (n + 1) * size)),
  )
  const rises = floors.every((floor, n) => n === 0 || floor > floors[n - 1])
  return rises && floors[PARTS - 1] > floors[0] * GROWTH
}
