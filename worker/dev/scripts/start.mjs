/** `npm start`: builds, migrates, fills the demo data and serves on PORT (8787) from DATA_DIR. */
import { serve } from './lib/serve.mjs'
import { command } from './lib/tools.mjs'

await command(serve)
