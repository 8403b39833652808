/** One message into a room, once by its id. */
import type { DurableObjectStorage, SqlStorage } from '@cloudflare/workers-types'
import { mayAdd } from '../../chat/rules.ts'
import { FIRST_LINES_MAX } from '../../chat/terms.ts'
import { byClientId, insert, isAnswered, waitOf, writtenAt } from './room-store.ts'
import { messageOf, type Posted, type Said, type ToPost } from './room-words.ts'

/** What was said under this id before; null: nothing. */
function saidBefore(sql: SqlStorage, given: Said): Posted | null {
  const known = byClientId(sql, given.clientId)
  if (!known) return null
  const { sender, content, image } = known
  const isSame = sender === given.senderId && content === given.content && image === given.imageUrl
  return isSame ? { message: messageOf(known), created: false } : { reused: true }
}

/** What was said under this id before, or what stands in the way of saying it; null: it may be said. */
export function judged(sql: SqlStorage, given: ToPost, now: number): Posted | null {
  const known = saidBefore(sql, given)
  if (known) return known
  const { begun } = given
  if (begun && !isAnswered(sql, given.senderId)) {
    const written = [...begun, ...writtenAt(sql, FIRST_LINES_MAX)]
    if (!mayAdd(written, now)) return { unanswered: true }
  }
  const waitMs = waitOf(sql, given.senderId, now, given.factor)
  return waitMs > 0 ? { waitMs } : null
}

/** Sent again, a message is found and not made. */
export function postInto(storage: DurableObjectStorage, given: ToPost, now: number): Posted {
  const { sql } = storage
  const judgement = judged(sql, given, now)
  if (judgement) return judgement
  const { clientId: client_id, senderId: sender, content, imageUrl: image, recipientId } = given
  const message = storage.transactionSync(() =>
    insert(sql, { client_id, sender, content, image, at: now }, recipientId),
  )
  return { message: messageOf(message), created: true }
}
