/** Notices as they are made, each once, also those whose place a newer one takes: noted beside the database, in nothing that the product sees. */
import type { Market } from './market.ts'

/** Needs the database of this process: elsewhere nothing is temporary. */
const NOTE = [
  'CREATE TEMP TABLE noticed (id INTEGER PRIMARY KEY, user_id TEXT NOT NULL, type TEXT NOT NULL, at INTEGER NOT NULL)',
  `CREATE TEMP TRIGGER notice_made AFTER INSERT ON main.notifications BEGIN
    INSERT INTO noticed (user_id, type, at) VALUES (new.user_id, new.type, new.created_at);
  END`,
]

export async function noteNotices({ product }: Market): Promise<void> {
  for (const sql of NOTE) await product.rows(sql)
}

export type Noticed = { id: number; userId: string; type: string; at: number }
const SINCE = `SELECT id, user_id AS userId, type, at FROM noticed WHERE id > ? ORDER BY id`

/** Those behind one, in the order in which they were made. */
export const noticesBehind = ({ product }: Market, id: number): Promise<Noticed[]> =>
  product.rows<Noticed>(SINCE, id)
