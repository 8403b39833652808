/** SQL of notifications and their settings, by person. */

import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { COUNT_EXACT_MAX } from '../http/terms.ts'
import { notificationSettings, notifications } from './tables.ts'
import type { NotificationType, Switches } from './terms.ts'

export type NotificationRow = typeof notifications.$inferSelect

/** Newest first, behind an id when given. */
export function listOf(
  db: Db,
  userId: string,
  unreadOnly: boolean,
  afterId: number | null,
  limit: number,
): Promise<NotificationRow[]> {
  const { id, readAt } = notifications
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        unreadOnly ? isNull(readAt) : undefined,
        afterId === null ? undefined : lt(id, afterId),
      ),
    )
    .orderBy(desc(id))
    .limit(limit)
}

/** Counted to one above what a list tells exactly (D15). */
export async function countOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select 1 from notifications where user_id = ${userId} limit ${COUNT_EXACT_MAX + 1})`)
  return row?.count ?? 0
}

/** Nothing when there is no such unread one. */
export const markRead = (db: Db, userId: string, id: number, now: number) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(eq(notifications.userId, userId), eq(notifications.id, id), isNull(notifications.readAt)),
    )

type Which = { tradeId?: number | undefined; types?: NotificationType[] }

/** Of one trade, of some types, or all. Answers which were unread; also for the batch of what settles them. */
export const markAllRead = (db: Db, userId: string, now: number, { tradeId, types }: Which = {}) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        tradeId === undefined ? undefined : eq(notifications.tradeId, tradeId),
        types && inArray(notifications.type, types),
      ),
    )
    .returning({ id: notifications.id })

/** What holds while nothing was chosen. */
export const ALL_ON = {
  pushNotifications: true,
  tradeProposals: true,
  tradeAccepted: true,
  tradeRejected: true,
  newMessages: true,
  tradeCompleted: true,
  wishes: true,
  interest: true,
} as const satisfies Switches

export async function settingsOf(db: Db, userId: string): Promise<Switches> {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  if (!row) return ALL_ON
  const { userId: _owner, ...settings } = row
  return settings
}

export const saveSettings = (db: Db, userId: string, change: Partial<Switches>) =>
  db
    .insert(notificationSettings)
    .values({ userId, ...ALL_ON, ...change })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: change })

/** Null: there is no such person. */
export async function languageOfUser(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  return row?.language ?? null
}
