/** The SQLite of one trade's room: messages, how far each side has read, and what the database is still to be told. */
import type { SqlStorage } from '@cloudflare/workers-types'
import { MESSAGES_A_MINUTE, MESSAGES_MAX } from '../../chat/terms.ts'

export type StoredMessage = {
  number: number
  client_id: string
  sender: string
  content: string
  image: string | null
  at: number
}
export type NewStored = Omit<StoredMessage, 'number'>
/** One side's unread messages as they are now; whoever is told overwrites what was known. */
export type Announcement = { user_id: string; unread: number; number: number; at: number }

export function createTables(sql: SqlStorage): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS messages (
      number INTEGER PRIMARY KEY, client_id TEXT NOT NULL UNIQUE, sender TEXT NOT NULL,
      content TEXT NOT NULL, image TEXT, at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS reads (user_id TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS announcements (
      user_id TEXT PRIMARY KEY, unread INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
  `)
}

export const byClientId = (sql: SqlStorage, clientId: string): StoredMessage | undefined =>
  sql.exec<StoredMessage>('SELECT * FROM messages WHERE client_id = ?', clientId).toArray()[0]

/** ms until this side may write again; 0: now. What the clock says is yet to come holds nobody up: it was set back. */
export function waitOf(sql: SqlStorage, sender: string, now: number, factor: number): number {
  const most = Math.max(1, Math.round(MESSAGES_A_MINUTE * factor))
  const [nth] = sql
    .exec<{ at: number }>(
      'SELECT at FROM (SELECT at, sender FROM messages ORDER BY number DESC LIMIT ?) WHERE sender = ? ORDER BY at DESC LIMIT 1 OFFSET ?',
      most * 2,
      sender,
      most - 1,
    )
    .toArray()
  return nth === undefined || nth.at > now ? 0 : Math.max(0, nth.at + 60_000 - now)
}

/** Whether anybody but this side has written. */
export const isAnswered = (sql: SqlStorage, sender: string): boolean =>
  sql.exec('SELECT 1 FROM messages WHERE sender <> ? LIMIT 1', sender).toArray().length > 0

/** When the first lines were written, oldest first. */
export const writtenAt = (sql: SqlStorage, most: number): number[] =>
  sql
    .exec<{ at: number }>('SELECT at FROM messages ORDER BY number LIMIT ?', most)
    .toArray()
    .map(({ at }) => at)

/** A message and what it makes the other side have unread: one step, nothing between the two is lost. */
export function insert(sql: SqlStorage, message: NewStored, recipient: string): StoredMessage {
  const number = lastNumber(sql) + 1
  const { client_id, sender, content, image, at } = message
  sql.exec(
    'INSERT INTO messages (number, client_id, sender, content, image, at) VALUES (?, ?, ?, ?, ?, ?)',
    ...[number, client_id, sender, content, image, at],
  )
  announce(sql, recipient, at)
  return { number, ...message }
}

export const lastNumber = (sql: SqlStorage): number =>
  sql.exec<{ last: number | null }>('SELECT max(number) AS last FROM messages').one().last ?? 0

export const readUpTo = (sql: SqlStorage, userId: string): number =>
  sql.exec<{ number: number }>('SELECT number FROM reads WHERE user_id = ?', userId).toArray()[0]
    ?.number ?? 0

export const readMarks = (sql: SqlStorage): Record<string, number> =>
  Object.fromEntries(
    sql
      .exec<{ user_id: string; number: number }>('SELECT * FROM reads')
      .toArray()
      .map((row) => [row.user_id, row.number]),
  )

/** Number of the newest message, and how far each side has read. */
export const standing = (sql: SqlStorage) => ({ number: lastNumber(sql), reads: readMarks(sql) })

/** False when it was known already. */
export function markRead(sql: SqlStorage, userId: string, number: number, at: number): boolean {
  const upTo = Math.min(number, lastNumber(sql))
  if (upTo <= readUpTo(sql, userId)) return false
  sql.exec(
    'INSERT INTO reads (user_id, number) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET number = excluded.number',
    userId,
    upTo,
  )
  announce(sql, userId, at)
  return true
}

function announce(sql: SqlStorage, userId: string, at: number): void {
  const { unread } = sql
    .exec<{ unread: number }>(
      'SELECT count(*) AS unread FROM messages WHERE number > ? AND sender <> ?',
      readUpTo(sql, userId),
      userId,
    )
    .one()
  sql.exec(
    `INSERT INTO announcements (user_id, unread, number, at) VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET unread = excluded.unread, number = excluded.number, at = excluded.at`,
    ...[userId, unread, lastNumber(sql), at],
  )
}

export const announcements = (sql: SqlStorage): Announcement[] =>
  sql.exec<Announcement>('SELECT * FROM announcements').toArray()

/** What has been told as it still is; what changed meanwhile stays. */
export function told(sql: SqlStorage, { user_id, unread, number }: Announcement): void {
  sql.exec(
    'DELETE FROM announcements WHERE user_id = ? AND unread = ? AND number = ?',
    ...[user_id, unread, number],
  )
}

/** What this person has written is no longer there; the messages keep their numbers. Answers the photos that are still somebody's. */
export function forget(sql: SqlStorage, sender: string): string[] {
  sql.exec("UPDATE messages SET content = '', image = NULL WHERE sender = ?", sender)
  return sql
    .exec<{ image: string }>('SELECT DISTINCT image FROM messages WHERE image IS NOT NULL')
    .toArray()
    .map(({ image }) => image)
}

type Span = { after?: number | undefined; before?: number | undefined }

/** Oldest first: what came behind `after`, or the newest (before a number). */
export function list(sql: SqlStorage, { after, before }: Span): StoredMessage[] {
  if (after !== undefined) {
    return sql
      .exec<StoredMessage>(
        'SELECT * FROM messages WHERE number > ? ORDER BY number LIMIT ?',
        ...[after, MESSAGES_MAX],
      )
      .toArray()
  }
  return sql
    .exec<StoredMessage>(
      'SELECT * FROM messages WHERE number < ? ORDER BY number DESC LIMIT ?',
      ...[before ?? Number.MAX_SAFE_INTEGER, MESSAGES_MAX],
    )
    .toArray()
    .reverse()
}
