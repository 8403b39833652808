/** `npm run bench`: medians of the calls that people make most, at 1,000 and 20,000 items, and their ratio. */
import { runUntilStopped } from './lib/running.mjs'

await runUntilStopped(async () => (await import('./lib/measure.mjs')).bench)
