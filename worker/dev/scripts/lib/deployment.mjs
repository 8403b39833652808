/** What must be true before something is deployed, in plain sentences. */

import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { ROOT } from './tools.mjs'

const PLACEHOLDER = /^[0-]*$/

/** Reasons why this must not be deployed; empty when it may. */
export function obstacles(env = process.env) {
  const { vars, d1_databases: databases } = unstable_readConfig({
    config: join(ROOT, 'wrangler.toml'),
  })
  const found = []
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
