/** The bindings that vite.config.ts hands to worker tests. */
import type { D1Migration } from '@cloudflare/vitest-plugin'
import type { Bindings } from '../env.ts'

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      TEST_MIGRATIONS: D1Migration[]
    }
  }
}
