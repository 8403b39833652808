/** SQL of pushes on their way. */
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { sessions, users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { MINUTE } from '../http/clock.ts'
import type { Viewer } from '../http/context.ts'
import { PUSH_KEPT_MS } from './rules.ts'
import type { NotificationRow } from './store.ts'
import { notificationSettings, notifications, pushSubscriptions } from './tables.ts'
import { BADGE_MAX } from './terms.ts'

/** Longer than a push service may take. */
const CLAIM_MS = MINUTE
/** So many devices of one person: the newest. */
const DEVICES_MAX = 10

/** Whoever claims counts the attempt and hides the row, in one statement: no push goes out twice at once. */
export const claimPushes = (db: Db, now: number, most: number): Promise<NotificationRow[]> =>
  db
    .update(notifications)
    .set({ pushAttempts: sql`${notifications.pushAttempts} + 1`, pushDue: now + CLAIM_MS })
    .where(
      sql`(user_id, id) in (select user_id, id from notifications
        where push_due <= ${now} order by push_due limit ${most})`,
    )
    .returning()

/** What a push to these people depends on. */
export const pushedPeople = (db: Db, ids: string[]) =>
  db
    .select({
      id: users.id,
      language: users.language,
      settings: notificationSettings,
      unread: sql<number>`(select count(*) from (select 1 from notifications
        where notifications.user_id = ${users.id} and read_at is null limit ${BADGE_MAX + 1}))`.as(
        'unread',
      ),
    })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(inArray(users.id, ids))

/** `isLive`: the session that it was subscribed in goes on. */
export const devicesOf = (db: Db, userIds: string[], now: number) =>
  db
    .select({
      device: pushSubscriptions,
      isLive: sql<boolean>`${sessions.idHash} is not null`.mapWith(Boolean).as('is_live'),
    })
    .from(pushSubscriptions)
    .leftJoin(
      sessions,
      and(eq(sessions.idHash, pushSubscriptions.sessionHash), gt(sessions.expiresAt, now)),
    )
    .where(inArray(pushSubscriptions.userId, userIds))

export const forgetDevices = (db: Db, endpoints: string[]) =>
  db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, endpoints))

type Next = Pick<NotificationRow, 'pushDue' | 'pushTo'> & { pushStatus?: number }
/** `null` twice: it is done. */
export const pushedUntil = (db: Db, { userId, id }: NotificationRow, next: Next) =>
  db
    .update(notifications)
    .set(next)
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))

/** For administrators to see: some device never got these. */
export const pushFailed = (db: Db, rows: NotificationRow[], now: number) =>
  db
    .update(notifications)
    .set({ pushFailedAt: now })
    .where(
      or(
        ...rows.map(({ userId, id }) =>
          and(eq(notifications.userId, userId), eq(notifications.id, id)),
        ),
      ),
    )

/** The device is this person's from now on, whoever had it before. */
export const saveDevice = (db: Db, row: typeof pushSubscriptions.$inferInsert) =>
  db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row })

/** Whether pushes go there as long as this very session lives. */
export async function isSubscribed(
  db: Db,
  { id, sessionHash }: Pick<Viewer, 'id' | 'sessionHash'>,
  endpoint: string,
): Promise<boolean> {
  const found = await db
    .select({ sessionHash: pushSubscriptions.sessionHash })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, id)))
    .get()
  return found?.sessionHash === sessionHash
}

/** Of this person's only. */
export const deleteDevice = (db: Db, userId: string, endpoint: string) =>
  db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)))

/** Those beyond DEVICES_MAX, the oldest. */
export const deleteOldDevices = (db: Db, userId: string) =>
  db.delete(pushSubscriptions).where(
    sql`${pushSubscriptions.endpoint} in (select endpoint from push_subscriptions
        where user_id = ${userId} order by created_at desc limit -1 offset ${DEVICES_MAX})`,
  )

/** Some device never got it, and it is still news. */
export const isFailedPush = (userId: string, id: number, now: number) =>
  sql`exists (select 1 from notifications where user_id = ${userId} and id = ${id}
    and push_failed_at is not null and read_at is null and created_at > ${now - PUSH_KEPT_MS})`

/** To the devices that did not get it, with all its attempts. */
export const revivePush = (db: Db, userId: string, id: number, now: number) =>
  db
    .update(notifications)
    .set({ pushDue: now, pushAttempts: 0, pushFailedAt: null })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
