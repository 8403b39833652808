/** Cron: how items ran is kept two weeks, what broke in browsers a month. */
import { DAY, HOUR } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { hourOf } from './rules.ts'
import { deleteOldCounts, deleteOldErrors, deleteOldFlushes } from './store.ts'

const COUNTS_MS = 14 * DAY
const ERRORS_MS = 30 * DAY
/** No isolate tries again for so long. */
const FLUSHES_MS = 6 * HOUR

/** Answers how many rows of figures and errors went. */
export async function cleanMonitoring({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const counts = await deleteOldCounts(db, hourOf(now - COUNTS_MS))
  const errors = await deleteOldErrors(db, now - ERRORS_MS)
  await deleteOldFlushes(db, now - FLUSHES_MS)
  return counts.length + errors.length
}
