/** `npm run vapid`: a new key pair for pushes, as lines for .dev.vars or `wrangler secret put`. */
import { say } from './lib/tools.mjs'
import { newPair } from './lib/vapid.mjs'

for (const [name, value] of Object.entries(await newPair())) say(`${name}=${value}`)
