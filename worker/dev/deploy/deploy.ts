/** `npm run deploy`: builds and deploys with wrangler. `npm run deploy -- --dry-run` only says what it would be. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { unstable_readConfig } from 'wrangler'
import { buildWeb, buildWorker } from '../tools/build.ts'
import { command, ROOT, Stop, say, show } from '../tools/tools.ts'

const KB = 1024

const PLACEHOLDER = /^[0-]*$/

/** As wrangler takes it: `--var NAME:value`, `--var=NAME:value`, more values after one `--var`. */
const LOCAL_ARGUMENT = /^(--vars?=)?["']?ENVIRONMENT:["']?local/i

/** The configuration that `wrangler deploy` with these arguments would use. */
function configFor(args: string[]) {
  const options = {
    config: { type: 'string', short: 'c' },
    env: { type: 'string', short: 'e' },
  } as const
  const { values } = parseArgs({ args, options, strict: false })
  const text = (value: string | boolean | undefined) =>
    typeof value === 'string' ? value : undefined
  const config = text(values.config) ?? join(ROOT, 'wrangler.toml')
  return unstable_readConfig({ config, env: text(values.env) })
}

/** Reasons why this must not be deployed; empty when it may. `args` are those handed on to wrangler. */
export function obstacles(
  env: { ENVIRONMENT?: string | undefined } = process.env,
  args: string[] = [],
): string[] {
  const { vars, d1_databases: databases } = configFor(args)
  const found: string[] = []
  if (args.some((arg) => LOCAL_ARGUMENT.test(arg))) {
    found.push('ENVIRONMENT:local is among the arguments: that opens the development routes.')
  }
  if (vars.ENVIRONMENT === 'local' || env.ENVIRONMENT === 'local') {
    found.push(
      'ENVIRONMENT is "local": that opens the development routes. Remove it from wrangler.toml and from your shell.',
    )
  }
  if (
    !vars.DATABASE_URL &&
    databases.some((d: { database_id?: string }) => PLACEHOLDER.test(d.database_id ?? ''))
  ) {
    found.push(
      'The database in wrangler.toml is a placeholder. Make one (npx wrangler d1 create jopoi --location=enam), write its ' +
        'database_id into wrangler.toml, then: npm run db:migrate -- --remote',
    )
  }
  return found
}

async function deploy(): Promise<void> {
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
    return
  }
  say(`Dry run: the web app and the worker are built, nothing was sent. Worker: ${size}.`)
  for (const obstacle of found) say(`Before deploying: ${obstacle}`)
}

if (import.meta.main) await command(deploy)
