/** `npm run deploy`: builds and deploys with wrangler. `npm run deploy -- --dry-run` only says what it would be. */

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { install, underProjectNode } from './lib/install.mjs'
import { command, must, ROOT, Stop, say } from './lib/tools.mjs'

const KB = 1024

await command(async () => {
  process.chdir(ROOT)
  const args = process.argv.slice(2)
  const isDry = args.includes('--dry-run')
  await install()
  if (!(await underProjectNode())) return process.exitCode
  const { obstacles } = await import('./lib/deployment.mjs')
  const { buildWeb, buildWorker } = await import('./lib/build.mjs')
  const found = obstacles(process.env, args)
  if (found.length > 0 && !isDry) throw new Stop(`Not deployed.\n${found.join('\n')}`)
  await buildWeb()
  const bundle = readFileSync(await buildWorker())
  const size = `${Math.round(bundle.length / KB)} KB, ${Math.round(gzipSync(bundle).length / KB)} KB gzip`
  if (!isDry) {
    await must('The deployment', 'wrangler', ['deploy', ...args], { show: true })
    say(`Deployed. Worker: ${size}.`)
    return 0
  }
  say(`Dry run: the web app and the worker are built, nothing was sent. Worker: ${size}.`)
  for (const obstacle of found) say(`Before deploying: ${obstacle}`)
})
