/**
 * `npm run check`: format, lint, types and house rules at once: together they take as long as the longest.
 * `npm run format` (`--write`) writes what the first would complain of.
 */
import { command, say, show } from '../tools/tools.ts'
import { CHECKS } from './runners.ts'

async function check(): Promise<number> {
  if (process.argv.includes('--write')) return show('biome', ['check', '--write', '.'])
  const began = performance.now()
  const counts = await Promise.all(CHECKS.map(({ run }) => run({ more: [] })))
  const failed = CHECKS.filter((_, n) => counts[n]?.failed !== 0).map(({ title }) => title)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : `\nAll well, in ${seconds} s.`)
  return failed.length > 0 ? 1 : 0
}

if (import.meta.main) await command(check)
