/** `npm run bench:phone`: Lighthouse on a slow phone, and the bytes of what people do most, beside their budgets. */
import { benchPhone } from './lib/phone.mjs'
import { command } from './lib/tools.mjs'

await command(benchPhone)
