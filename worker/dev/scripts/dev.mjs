/** `npm run dev`: the product from its sources, reloading on change, on PORT (8787) with the data of DATA_DIR. */
import { runUntilStopped } from './lib/running.mjs'

await runUntilStopped(async () => (await import('./lib/develop.mjs')).develop)
