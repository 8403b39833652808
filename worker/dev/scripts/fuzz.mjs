/** `npm run fuzz`: asks a product of its own ever new things until it is stopped, or for `-- --minutes N`; `--seed N` begins where another run did. */
import { runUntilStopped } from './lib/running.mjs'

await runUntilStopped(async () => (await import('./lib/fuzz.mjs')).fuzz)
