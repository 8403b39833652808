/** `npm start`: installs, builds, migrates, fills the demo data and serves on PORT (8787) from DATA_DIR. */
import { runUntilStopped } from './lib/running.mjs'

await runUntilStopped(async () => (await import('./lib/serve.mjs')).serve)
