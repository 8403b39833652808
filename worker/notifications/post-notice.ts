/** What the owner of a post is told of it, whatever kind of post it is (D60). */
import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { lastNotice, noticeColumns } from './notify.ts'
import { notifications } from './tables.ts'
import type { PostType } from './words-posts.ts'

type Told = {
  ownerId: string
  type: PostType
  /** Nothing is said where it is null: it is not there any more. */
  title: SQL<string | null>
  /** Where it is no thing. */
  about?: 'wish' | undefined
  /** Behind the sentence: words that were found. */
  reason?: string
}

export function tellOwner(
  db: Db,
  { ownerId, type, title, about, reason }: Told,
  now: number,
): Statement {
  const row = {
    userId: sql`${ownerId}`,
    id: sql`${lastNotice(sql`${ownerId}`)} + 1`,
    type,
    tradeId: null,
    params: sql`json_set(${JSON.stringify({ ...(reason && { reason }), ...(about && { about }) })}, '$.item', post.title)`,
  }
  return db.insert(notifications).select(
    db
      .select(noticeColumns({ ...row, tradeId: sql`null` }, now))
      .from(sql`(select ${title} as title) as post`)
      .where(sql`post.title is not null`),
  )
}
