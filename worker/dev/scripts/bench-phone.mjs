/** `npm run bench:phone`: Lighthouse on a slow phone, and the bytes of what people do most, beside their budgets. */
import { runUntilStopped } from './lib/running.mjs'

await runUntilStopped(async () => (await import('./lib/phone.mjs')).benchPhone)
