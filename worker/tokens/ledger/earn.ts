/** Statements of the ledger (D37), for the batch of what is paid for. Number and balance follow from the last row. */
import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Db } from '../../db/connect.ts'
import { tokenTransactions } from '../tables.ts'
import { TOKEN_AMOUNTS, type TokenKind } from '../terms.ts'

const next = (user: SQL) =>
  sql<number>`(select coalesce(max(seq), 0) + 1 from token_transactions ledger where ledger.user_id = ${user})`

const after = (user: SQL, amount: number) =>
  sql<number>`coalesce((select balance_after from token_transactions ledger
    where ledger.user_id = ${user} order by seq desc limit 1), 0) + ${amount}`

/**
 * Paid once a person, kind and reference: again, it fails on token_transactions.user_id. Spending more than
 * there is fails on token_transactions_balance.
 */
export function earn(
  db: Db,
  userId: string,
  kind: TokenKind,
  reference: string | SQL,
  now: number,
) {
  const amount = TOKEN_AMOUNTS[kind]
  const user = sql`${userId}`
  return db.insert(tokenTransactions).values({
    userId,
    seq: next(user),
    kind,
    reference,
    amount,
    balanceAfter: after(user, amount),
    createdAt: now,
  })
}

/** The same to everybody that `who`, a condition on users, fits; to nobody when it fits nobody. */
export function earnAll(
  db: Db,
  who: SQL | undefined,
  kind: TokenKind,
  reference: string,
  now: number,
) {
  const amount = TOKEN_AMOUNTS[kind]
  const user = sql`${users.id}`
  return db.insert(tokenTransactions).select(
    db
      .select({
        userId: users.id,
        seq: next(user).as('seq'),
        kind: sql<TokenKind>`${kind}`.as('kind'),
        reference: sql<string>`${reference}`.as('reference'),
        amount: sql<number>`${amount}`.as('amount'),
        balanceAfter: after(user, amount).as('balance_after'),
        createdAt: sql<number>`${now}`.as('created_at'),
      })
      .from(users)
      .where(who),
  )
}
