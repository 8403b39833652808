/** `npm run bench`: medians of the calls that people make most, at 1,000 and 20,000 items, and their ratio. */
import { bench } from './lib/measure.mjs'
import { command } from './lib/tools.mjs'

await command(bench)
