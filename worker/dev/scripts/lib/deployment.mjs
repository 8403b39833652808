/** What must be true before something is deployed, in plain sentences. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { ROOT } from './tools.mjs'

const PLACEHOLDER = /^[0-]*$/

/** As wrangler takes it: `--var NAME:value`, `--var=NAME:value`, more values after one `--var`. */
const LOCAL_ARGUMENT = /^(--vars?=)?["']?ENVIRONMENT:["']?local/i

/** The configuration that `wrangler deploy` with these arguments would use. */
function configFor(args) {
  const options = { config: { type: 'string', short: 'c' }, env: { type: 'string', short: 'e' } }
  const { values } = parseArgs({ args, options, strict: false })
  const { config = join(ROOT, 'wrangler.toml'), env } = values
  return unstable_readConfig({ config, env })
}

/** Reasons why this must not be deployed; empty when it may. `args` are those handed on to wrangler. */
export function obstacles(env = process.env, args = []) {
  const { vars, d1_databases: databases } = configFor(args)
  const found = []
  if (args.some((arg) => LOCAL_ARGUMENT.test(arg))) {
    found.push('ENVIRONMENT:local is among the arguments: that opens the development routes.')
  }
  if (vars.ENVIRONMENT === 'local' || env.ENVIRONMENT === 'local') {
    found.push(
      'ENVIRONMENT is "local": that opens the development routes. Remove it from wrangler.toml and from your shell.',
    )
  }
  if (!vars.DATABASE_URL && databases.some((d) => PLACEHOLDER.test(d.database_id ?? ''))) {
    found.push(
      'The database in wrangler.toml is a placeholder. Make one (npx wrangler d1 create jopoi), write its ' +
        'database_id into wrangler.toml, then: npm run db:migrate -- --remote',
    )
  }
  return found
}
