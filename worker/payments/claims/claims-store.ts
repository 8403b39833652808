/** SQL of claims on deposits. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../../accounts/person/full-name.ts'
import { users } from '../../accounts/tables.ts'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'
import { trades } from '../../trades/tables.ts'
import type { ClaimBody } from '../contract.ts'
import { depositClaims, payments } from '../tables.ts'
import type { ClaimDecision } from '../terms.ts'

/** Fails on deposit_claims.accused_id when no deposit is held, on deposit_claims.trade_id when it was made before. */
export const opened = (
  db: Db,
  claim: ClaimBody & { tradeId: number; claimantId: string; accusedId: string },
  now: number,
): Statement =>
  db.insert(depositClaims).values({
    ...claim,
    accusedId: sql`(select payments.user_id from payments where payments.trade_id = ${claim.tradeId}
      and payments.user_id = ${claim.accusedId} and payments.kind = 'security_deposit'
      and payments.status = 'held' and payments.capture_before > ${now})`,
    createdAt: now,
  })

/** Once, before it is decided. Answers whether there was one to answer. */
export async function answered(
  db: Db,
  tradeId: number,
  accusedId: string,
  answer: string,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(depositClaims)
    .set({ answer, answeredAt: now })
    .where(
      and(
        eq(depositClaims.tradeId, tradeId),
        eq(depositClaims.accusedId, accusedId),
        sql`${depositClaims.answer} is null and ${depositClaims.decidedAt} is null`,
      ),
    )
    .returning()
  return rows.length > 0
}

/** Fails on deposit_claims.statement when somebody else has decided. */
export const decided = (
  db: Db,
  id: number,
  by: string,
  { decision, note }: { decision: ClaimDecision; note: string },
  now: number,
): Statement =>
  db
    .update(depositClaims)
    .set({
      statement: sql`(select was.statement from deposit_claims as was where was.id = ${id} and was.decided_at is null)`,
      decision,
      decisionNote: note || null,
      decidedAt: now,
      decidedBy: by,
    })
    .where(eq(depositClaims.id, id))

const claimant = alias(users, 'claimant')
const accused = alias(users, 'accused')

const claimsAndTrades = (db: Db) =>
  db
    .select({
      claim: depositClaims,
      trade: {
        status: sql<string>`${trades.status}`.as('trade_status'),
        // No-shows go by what both agreed on (D51).
        meetingAt: trades.agreedAt,
      },
      item: items.title,
      claimantName: fullName(claimant).as('claimant_name'),
      accusedName: fullName(accused).as('accused_name'),
      payment: {
        id: sql<string | null>`${payments.id}`.as('payment_id'),
        amount: payments.amount,
        captureBefore: payments.captureBefore,
      },
    })
    .from(depositClaims)
    .innerJoin(trades, eq(trades.id, depositClaims.tradeId))
    .innerJoin(items, eq(items.id, trades.requestedItemId))
    .innerJoin(claimant, eq(claimant.id, depositClaims.claimantId))
    .innerJoin(accused, eq(accused.id, depositClaims.accusedId))
    .leftJoin(
      payments,
      and(
        eq(payments.tradeId, depositClaims.tradeId),
        eq(payments.userId, depositClaims.accusedId),
        sql`${payments.kind} = 'security_deposit' and ${payments.status} = 'held'`,
      ),
    )

export type OpenClaimRow = Awaited<ReturnType<typeof claimsAndTrades>>[number]

export const openClaims = (db: Db, limit: number): Promise<OpenClaimRow[]> =>
  claimsAndTrades(db)
    // Literal, as the condition of deposit_claims_open.
    .where(sql`${depositClaims.decidedAt} is null`)
    .orderBy(asc(depositClaims.id))
    .limit(limit)

export async function claimById(db: Db, id: number): Promise<OpenClaimRow | null> {
  const [row] = await claimsAndTrades(db).where(eq(depositClaims.id, id))
  return row ?? null
}
