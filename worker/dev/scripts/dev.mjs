/** `npm run dev`: the product from its sources, reloading on change, on PORT (8787) with the data of DATA_DIR. */
import { develop } from './lib/develop.mjs'
import { command } from './lib/tools.mjs'

await command(develop)
