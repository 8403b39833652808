/** Runs before each worker test file: a migrated database of its own, and nothing else stored. */
import { applyD1Migrations, env, reset } from 'cloudflare:test'

await reset()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
