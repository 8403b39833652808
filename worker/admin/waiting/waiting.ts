/** How many wait for administrators, and since when the newest does: one statement, each queue looked through to its bound. */
import { type SQL, sql } from 'drizzle-orm'
import { DAY } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { STUCK_MS } from '../../payments/rules.ts'
import { PAYOUT_WAIT_DAYS } from '../../payments/terms.ts'
import { UNOPENED_MS } from '../../problems/rules.ts'
import { ANSWER_MS } from '../../problems/terms.ts'
import { WAITING_MAX, WAITING_TABS, type Waiting, type WaitingTab } from '../terms.ts'

/** Rows with `at`: since when each waits, the newest first where an index says so. Conditions as those of the partial indexes. */
const QUEUES: Record<WaitingTab, (now: number) => SQL> = {
  // Where a code was told, the person's turn is next.
  verifications: (
    now,
  ) => sql`select max(requested_at, ifnull(code_expires_at, 0)) as at from verifications
    where status = 'pending' and kind not in ('email', 'corporate_email') and ifnull(code_expires_at, 0) <= ${now}
    order by requested_at desc`,
  reviews: () =>
    sql`select created_at as at from reports where decided_at is null and +kind = 'review' order by id desc`,
  reports: () =>
    sql`select created_at as at from reports where decided_at is null and +kind <> 'review' order by id desc`,
  // As decidableAt of worker/problems/rules.ts.
  problems: (now) => sql`select at from (select ifnull(answered_at, min(created_at + ${UNOPENED_MS},
      ifnull(max(opened_at, created_at + ${ANSWER_MS}), created_at + ${UNOPENED_MS}))) as at
    from problems where closed_at is null limit ${10 * WAITING_MAX}) where at <= ${now}`,
  people: () =>
    sql`select created_at as at from refused_proofs where decided_at is null order by created_at desc`,
  // D57: who trades almost only among themselves.
  groups: () =>
    sql`select found_at as at from trade_groups where seen_at is null order by found_at desc`,
  // Payouts that can be made, and what the provider has not done for hours.
  payments: (
    now,
  ) => sql`select max(captured_at + ${PAYOUT_WAIT_DAYS * DAY}, ifnull(details_at, 0)) as at from payouts
    where paid_at is null and void_at is null and captured_at is not null
    and captured_at <= ${now - PAYOUT_WAIT_DAYS * DAY} and details_sealed is not null
    union all select updated_at + ${STUCK_MS} from payments
    where status in ('releasing', 'capturing') and updated_at <= ${now - STUCK_MS}`,
  failures: () => sql`select created_at as at from outbox where status = 'dead'
    union all select push_failed_at from notifications where push_failed_at is not null`,
}

/** `newest`: since when the newest of them waits; 0: nothing does. A mail that did not go out is no reason for another. */
export async function waitingNow({ db, clock }: Pick<Ctx, 'db' | 'clock'>) {
  const now = clock.now()
  const lookedAt = (tab: WaitingTab) =>
    sql<string>`(select json_array(count(*), ifnull(max(at), 0)) from
      (select at from (${QUEUES[tab](now)}) limit ${WAITING_MAX + 1}))`.as(`${tab}_wait`)
  const columns = WAITING_TABS.map((tab) => [tab, lookedAt(tab)] as const)
  const [row = {}] = await db.select(Object.fromEntries(columns)).from(sql`(select 1)`)
  const waiting = {} as Waiting
  let newest = 0
  for (const tab of WAITING_TABS) {
    const [count = 0, at = 0]: number[] = JSON.parse(row[tab] ?? '[]')
    waiting[tab] = count
    if (tab !== 'failures') newest = Math.max(newest, at)
  }
  return { waiting, newest }
}
