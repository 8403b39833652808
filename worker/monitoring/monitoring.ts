/** How it runs, for administrators: today's requests, what waits, what broke. Three statements. */
import { iso, isoOrNull } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { clientErrorGroups } from './client-errors.ts'
import type { Monitoring } from './contract.ts'
import { addCounts, figuresOf, midnightBefore, noCounts } from './rules.ts'
import { countedSince, waiting } from './store.ts'
import { ROUTES_SHOWN } from './terms.ts'

export async function running(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<Monitoring> {
  const since = midnightBefore(ctx.clock.now())
  const [rows, { queues, oldest }, clientErrors] = await Promise.all([
    countedSince(ctx.db, since),
    waiting(ctx.db),
    clientErrorGroups(ctx),
  ])
  const all = noCounts()
  for (const row of rows) addCounts(all, row)
  const { buckets, ...sums } = all
  const routes = figuresOf(rows).slice(0, ROUTES_SHOWN)
  return {
    since: iso(since),
    ...sums,
    routes,
    queues,
    oldest: { mailsDue: isoOrNull(oldest.mailsDue), pushesDue: isoOrNull(oldest.pushesDue) },
    clientErrors,
  }
}
