/** A room as a backup takes it, and put back as a backup has it: the same numbers, times and ids of messages, and how far each side had read. */
import type { DurableObjectStorage, SqlStorage } from '@cloudflare/workers-types'
import type { RoomPage, RoomRestore } from '../../ops/contract.ts'
import { lastNumber, list, readMarks } from './room-store.ts'
import { messageOf } from './room-words.ts'

/** Set from the first page to the last: what was said since a room was whole is never mixed with a backup. */
const RESTORING = 'restoring'

/** What was said behind a number, oldest first. */
export const roomPage = (sql: SqlStorage, after: number): RoomPage => ({
  messages: list(sql, { after }).map(messageOf),
  reads: readMarks(sql),
  last: lastNumber(sql),
})

/**
 * False, and nothing changes, when the room holds what no restore has begun, or the page does not follow what is there.
 * Nobody is told of anything: unread messages and notices are rows of the database and come back with it.
 */
export function restorePage(
  storage: DurableObjectStorage,
  tradeId: number,
  { after, messages, reads, isLast }: RoomRestore,
): boolean {
  const { sql, kv } = storage
  const last = lastNumber(sql)
  if (last !== after || (last > 0 && !kv.get(RESTORING))) return false
  if (messages.some(({ id }, index) => id !== after + index + 1)) return false
  storage.transactionSync(() => {
    for (const { id, clientId, senderId, content, imageUrl, createdAt } of messages) {
      sql.exec(
        'INSERT INTO messages (number, client_id, sender, content, image, at) VALUES (?, ?, ?, ?, ?, ?)',
        ...[id, clientId, senderId, content, imageUrl, Date.parse(createdAt)],
      )
    }
    for (const [userId, number] of Object.entries(reads)) {
      sql.exec('INSERT OR REPLACE INTO reads (user_id, number) VALUES (?, ?)', userId, number)
    }
    kv.put('trade', tradeId)
    kv.put(RESTORING, !isLast)
  })
  return true
}
