import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../db/columns.ts'
import { TOKEN_KINDS } from './terms.ts'

/** users.token_balance follows by a trigger (migrations/0007_reputation.sql). */
export const tokenTransactions = sqliteTable(
  'token_transactions',
  {
    userId: text('user_id').notNull(),
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: TOKEN_KINDS }).notNull(),
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.seq] })],
)

export const featuredItems = sqliteTable('featured_items', {
  itemId: integer('item_id').primaryKey(),
  until: instant('until').notNull(),
})
