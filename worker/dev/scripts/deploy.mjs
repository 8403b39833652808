/** `npm run deploy`: builds and deploys with wrangler. `npm run deploy -- --dry-run` only says what it would be. */

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { buildWeb, buildWorker } from './lib/build.mjs'
import { obstacles } from './lib/deployment.mjs'
import { command, Stop, say, show } from './lib/tools.mjs'

const KB = 1024

await command(async () => {
  const args = process.argv.slice(2)
  const isDry = args.includes('--dry-run')
  const found = obstacles(process.env, args)
  if (found.length > 0 && !isDry) throw new Stop(`Not deployed.\n${found.join('\n')}`)
  await buildWeb()
  const bundle = readFileSync(await buildWorker())
  const size = `${Math.round(bundle.length / KB)} KB, ${Math.round(gzipSync(bundle).length / KB)} KB gzip`
  if (!isDry) {
    if ((await show('wrangler', ['deploy', ...args])) !== 0)
      throw new Stop('The deployment failed.')
    say(`Deployed. Worker: ${size}.`)
    return 0
  }
  say(`Dry run: the web app and the worker are built, nothing was sent. Worker: ${size}.`)
  for (const obstacle of found) say(`Before deploying: ${obstacle}`)
})
