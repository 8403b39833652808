/** `npm run fuzz`: asks a product of its own ever new things until it is stopped, or for `-- --minutes N`; `--seed N` begins where another run did. */
import { fuzz } from './lib/fuzz.mjs'
import { command } from './lib/tools.mjs'

await command(fuzz)
