/** What the provider has not done for hours, whatever it says: administrators see it until it is done (D56). */
import { asc, eq, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/person/full-name.ts'
import { users } from '../../accounts/tables.ts'
import { iso } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import type { StuckPayment } from '../contract.ts'
import { isCapturing, STUCK_MS } from '../rules.ts'
import { payments } from '../tables.ts'

/** Those that are tried next; the rest follows when these are done. */
const LIST_MAX = 50

export async function stuckPayments({ db, clock }: Ctx): Promise<StuckPayment[]> {
  const rows = await db
    .select({ payment: payments, name: fullName(users).as('name') })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(
      // Literal, as the condition of payments_due.
      sql`${payments.status} in ('releasing', 'capturing') and ${payments.updatedAt} <= ${clock.now() - STUCK_MS}`,
    )
    .orderBy(asc(payments.nextAt))
    .limit(LIST_MAX)
  return rows.map(({ name, payment }) => ({
    ...{ id: payment.id, userId: payment.userId, name, amount: payment.amount },
    ...{ tradeId: payment.tradeId, intentId: payment.intentId, attempts: payment.attempts },
    isCapture: isCapturing(payment.status),
    since: iso(payment.updatedAt),
  }))
}
