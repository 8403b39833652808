/** `npm run bench:scale`: 24 questions at 10,000, 100,000 and 1,000,000 things; `-- --sizes 10000,100000` for others, `--rounds N` for more askings. */
import { scale } from './lib/scale.mjs'
import { command } from './lib/tools.mjs'

await command(scale)
